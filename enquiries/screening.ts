import { networkPrefix } from '../concurrency/network.ts';
import { day, hour, second } from '../domain/duration.ts';
import type { DeliveryKind, SpamReason } from '../domain/enquiries/enquiry.ts';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';

/** How spam and floods are recognized before an enquiry is stored (spec S15.8, S15.9). */

/**
 * Shortest time in milliseconds between the form and its sending. Programs that post what they
 * just fetched are faster; a person with autofill and a prefilled message needs about a second.
 */
export const minFillMs = 250;

/**
 * Enquiries that one network may send in a window. There is no limit of all together, so no network
 * can keep another one's from being taken.
 */
export const mostOfNetwork = 30;
export const windowSeconds = 600;

/** Confirmations to one mailbox in a day. */
const confirmationsPerDay = 3;

/** The hidden fields of a submission. */
export interface Sending {
  /** The value of the hidden field. */
  readonly honeypot: string;
  /** Milliseconds since the form was made; `undefined` when it is not known (an API client). */
  readonly fillMs?: number;
}

/** The reason to set an enquiry aside, if there is one. */
export function spamReason(sending: Sending): SpamReason | undefined {
  if (sending.honeypot.trim() !== '') return 'honeypot';
  if (sending.fillMs !== undefined && sending.fillMs < minFillMs) return 'too-fast';
  return undefined;
}

/** The network that an address counts for: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  return networkPrefix(address, 64);
}

/**
 * Counts a post from `address`. Resolves to the seconds until its network may send another one;
 * `undefined` while it may.
 */
export async function countPost(
  rate: RateCounter,
  address: string,
  now: Date,
): Promise<number | undefined> {
  const count = await rate.hit(`enquiry ${networkOf(address)}`, windowSeconds, now);
  const passed = (now.getTime() / second) % windowSeconds;
  return count > mostOfNetwork ? Math.ceil(windowSeconds - passed) : undefined;
}

/**
 * `all`: of a whole group of networks, beyond which each network has `afterwards` left. Nobody can use
 * up another network's share.
 */
interface SharedLimit {
  readonly seconds: number;
  readonly network: number;
  readonly all: number;
  readonly afterwards: number;
}

const limits = {
  photographs: { seconds: day / second, network: 20, all: 400, afterwards: 2 },
  /** By the recipient's domain, as alerts. */
  confirmation: { seconds: day / second, network: 10, all: 60, afterwards: 1 },
  alert: { seconds: hour / second, network: 20, all: 60, afterwards: 1 },
} as const satisfies Readonly<Record<string, SharedLimit>>;

/** Counts what the network of `address` does. Resolves to whether it is within the limit. */
async function isWithin(
  what: keyof typeof limits,
  group: string,
  { rate, address, now }: Counting,
): Promise<boolean> {
  const { seconds, network, all, afterwards } = limits[what];
  // The IPv6 network of a company: it has 65,536 of those that one line gets.
  const own = await rate.hit(`${what} of ${networkPrefix(address, 48)}`, seconds, now);
  if (own > network) return false;
  return own <= afterwards || (await rate.hit(`${what} ${group}`, seconds, now)) <= all;
}

/** Counts a request for an alert. Resolves to the seconds until the next one; `undefined` while it is taken. */
export async function countAlert(email: string, counting: Counting): Promise<number | undefined> {
  if (await isWithin('alert', domainOf(mailboxOf(email)), counting)) return undefined;
  const { seconds } = limits.alert;
  return Math.ceil(seconds - ((counting.now.getTime() / second) % seconds));
}

const domainOf = (mailbox: string) => mailbox.replace(/^.*@/, '@');

interface Counting {
  readonly rate: RateCounter;
  readonly address: string;
  readonly now: Date;
}

/** Counts an enquiry with photographs. Resolves to whether too many came today. */
export async function tooManyPhotographs(counting: Counting): Promise<boolean> {
  return !(await isWithin('photographs', '', counting));
}

/** The deliveries without the confirmation where mailbox, network or domain have had theirs today. */
export async function withinConfirmationLimits(
  email: string,
  deliveries: readonly DeliveryKind[],
  counting: Counting,
): Promise<readonly DeliveryKind[]> {
  if (!deliveries.includes('confirmation')) return deliveries;
  const mailbox = mailboxOf(email);
  const { rate, now } = counting;
  const count = await rate.hit(`confirmation ${mailbox}`, day / second, now);
  const isConfirmed =
    count <= confirmationsPerDay && (await isWithin('confirmation', domainOf(mailbox), counting));
  return isConfirmed ? deliveries : deliveries.filter((kind) => kind !== 'confirmation');
}

/** Providers whose mailboxes are the same with and without dots, and the name they go by. */
const dotless: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * A mailbox as confirmations to it are counted: without case and without a tag, since mail for
 * `robin+1@visitor.example` arrives at `robin@visitor.example`; at Gmail without dots.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  const provider = dotless[host];
  return provider === undefined ? `${name}@${host}` : `${name.replaceAll('.', '')}@${provider}`;
}
