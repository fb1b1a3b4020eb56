import { networkPrefix } from '../concurrency/network.ts';
import { day, second } from '../domain/duration.ts';
import type { DeliveryKind, SpamReason } from '../domain/enquiries/enquiry.ts';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';

/** How spam and floods are recognized before an enquiry is stored (spec S15.8, S15.9). */

/**
 * Shortest time in milliseconds between the form and its sending. Programs that post what they
 * just fetched are faster; a person with autofill and a prefilled message needs about a second.
 */
export const minFillMs = 250;

export const limits = {
  /** Seconds of a window, in which posts are counted. */
  windowSeconds: 600,
  /** Accepted enquiries of all networks together in one window. */
  global: 600,
  /**
   * Accepted ones beyond them from networks with few posts: whoever fills the window with many
   * leaves room for everybody else.
   */
  share: 300,
  few: 3,
  /** Confirmations to one mailbox in a day. */
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

/** A part of the internet that one sender may hold, with its posts in one window (spec S15.8). */
export interface Network {
  readonly name: string;
  readonly most: number;
  /** Whether it is what one household or one server has. */
  readonly isHousehold: boolean;
}

/**
 * IPv6 addresses are counted by the /64 of a home network, the /56 that a household is given and
 * the /48 that a company is given: whoever has one of these has every smaller one in it.
 */
const prefixes = [
  { bits: 64, most: 30, isHousehold: false },
  { bits: 56, most: 60, isHousehold: true },
  { bits: 48, most: 120, isHousehold: false },
] as const;

/** Posts of one IPv4 address in one window. */
export const mostOfAddress = 30;

/**
 * The networks of a network address, the smallest first: of an IPv4 address itself, also where it
 * is written as IPv6.
 */
export function networksOf(address: string): readonly Network[] {
  if (networkPrefix(address, 64) === networkPrefix(address, 48)) {
    return [{ name: networkPrefix(address, 64), most: mostOfAddress, isHousehold: true }];
  }
  return prefixes.map(({ bits, ...network }) => ({
    name: networkPrefix(address, bits),
    ...network,
  }));
}

/** The largest network of an address, by name: what one sender may hold at most. */
export function networkOf(address: string): string {
  return networksOf(address).at(-1)?.name ?? address;
}

/** What the posts of a network come to in this window, the present one included. */
export interface PostCount {
  /** Posts as a part of what the network may send; of several networks around it, the largest. */
  readonly load: number;
  /** Whether its household has sent up to {@link limits.few}. */
  readonly isFew: boolean;
}

/** Counts a post from `address`. */
export async function countPost(rate: RateCounter, address: string, now: Date): Promise<PostCount> {
  const networks = networksOf(address);
  const keys = networks.map(({ name }) => `enquiry ${name}`);
  const counts = await rate.hit(keys, limits.windowSeconds, now);
  const load = Math.max(...networks.map(({ most }, index) => (counts[index] ?? 0) / most));
  const household = networks.findIndex(({ isHousehold }) => isHousehold);
  return { load, isFew: (counts[household] ?? 0) <= limits.few };
}

/**
 * Counts one accepted enquiry, or one request to be told. Resolves to whether this window had room for it. Refused posts and
 * spam are not counted, or one sender could fill the window for everybody.
 */
export async function countAccepted(
  rate: RateCounter,
  now: Date,
  isFew = false,
  what: 'enquiry' | 'alert' = 'enquiry',
): Promise<boolean> {
  const hasRoom = async (key: string, most: number) => {
    const [count = 0] = await rate.hit([key], limits.windowSeconds, now);
    return count <= most;
  };
  if (await hasRoom(what, limits.global)) return true;
  return isFew && hasRoom(`${what} of few`, limits.share);
}

/** The deliveries without the confirmation where the mailbox has had its number of them today. */
export async function withinMailboxLimit(
  rate: RateCounter,
  email: string,
  deliveries: readonly DeliveryKind[],
  now: Date,
): Promise<readonly DeliveryKind[]> {
  if (!deliveries.includes('confirmation')) return deliveries;
  const [count = 0] = await rate.hit([`confirmation ${mailboxOf(email)}`], day / second, now);
  return count <= limits.confirmationsPerDay
    ? deliveries
    : deliveries.filter((kind) => kind !== 'confirmation');
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
