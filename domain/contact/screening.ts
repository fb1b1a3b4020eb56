import type { SpamReason } from './lead.ts';

/** How spam is recognized before an enquiry is stored. Spam is set aside, never deleted. */

/** Name of the field that is hidden from people and that programs fill in. */
export const honeypotField = 'website';

/**
 * Shortest time in milliseconds between the form and its sending. Programs that post what they
 * just fetched are faster; a person with autofill and a prefilled message needs about a second.
 */
export const minFillMs = 250;

/**
 * Most posts from one network in one window, most accepted enquiries from all networks together in
 * one window, and most confirmations to one mailbox in a day.
 */
export const limits = {
  windowSeconds: 600,
  perAddress: 30,
  global: 600,
  confirmationsPerDay: 3,
} as const;

/** What is known about the sending of a form. */
export interface Sending {
  /** What the hidden field came back with. */
  readonly honeypot: string;
  /** Milliseconds since the form was made; `undefined` when it is not known (an API client). */
  readonly fillMs?: number;
}

/** The reason to set an enquiry aside for what it is, if there is one; rates are counted apart. */
export function spamReason(sending: Sending): Exclude<SpamReason, 'rate-limit'> | undefined {
  if (sending.honeypot.trim() !== '') return 'honeypot';
  if (sending.fillMs !== undefined && sending.fillMs < minFillMs) return 'too-fast';
  return undefined;
}

/**
 * A mailbox as confirmations to it are counted: without case and without a tag, since mail for
 * `robin+1@visitor.example` arrives at `robin@visitor.example`.
 */
export function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}

/**
 * The part of a network address that is one household or one server: an IPv4 address whole, an
 * IPv6 address by its /64, an IPv4 address written as IPv6 as itself.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!bare.includes(':')) return bare;
  const [head = '', tail = ''] = bare.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const missing = bare.includes('::') ? Math.max(0, 8 - start.length - end.length) : 0;
  const groups = [...start, ...Array.from({ length: missing }, () => '0'), ...end];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
