import { networkPrefix } from '../base/network.ts';
import { day, hour, second } from '../domain/duration.ts';
import type { DeliveryKind, SpamReason } from '../domain/enquiries/enquiry.ts';
import { honeypotField } from '../domain/enquiries/enquiry-fields.ts';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';
import { type Fields, textOf } from './enquiry-subject.ts';

/** Milliseconds; programs are faster, a person with autofill takes a second. */
export const minFillMs = 250;

/** In a window. There is no total maximum, so no network can lock out another. */
export const maxOfNetwork = 30;
const windowSeconds = 600;

const confirmationsPerDay = 3;

/** Of a form, or JSON of an API client without `started`. */
export function spamReason(fields: Fields, now: Date): SpamReason | undefined {
  if (textOf(fields[honeypotField]).trim() !== '') return 'honeypot';
  // Milliseconds since 1970; a missing or impossible value is ignored.
  const started = Number(textOf(fields.started));
  const fillMs = now.getTime() - started;
  return started > 0 && fillMs >= 0 && fillMs < minFillMs ? 'too-fast' : undefined;
}

/** An IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  return networkPrefix(address, 64);
}

/** Resolves to the seconds until the network may post again; undefined while it may. */
export async function countPost({ rate, address, now }: Counting): Promise<number | undefined> {
  const count = await rate.hit(`enquiry ${networkOf(address)}`, windowSeconds, now);
  const passed = (now.getTime() / second) % windowSeconds;
  return count > maxOfNetwork ? Math.ceil(windowSeconds - passed) : undefined;
}

/** `all`: posts of a group of networks; beyond it each network may send `afterwards`. */
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

async function isAllowed(
  what: keyof typeof limits,
  group: string,
  { rate, address, now }: Counting,
): Promise<boolean> {
  const { seconds, network, all, afterwards } = limits[what];
  // A company's IPv6 network has 65,536 of the /64 networks that a single line gets.
  const count = await rate.hit(`${what} of ${networkPrefix(address, 48)}`, seconds, now);
  if (count > network) return false;
  return count <= afterwards || (await rate.hit(`${what} ${group}`, seconds, now)) <= all;
}

/** Resolves to the seconds until the next request; undefined within the limits. */
export async function countAlert(email: string, counting: Counting): Promise<number | undefined> {
  if (await isAllowed('alert', domainOf(mailboxOf(email)), counting)) return undefined;
  const { seconds } = limits.alert;
  return Math.ceil(seconds - ((counting.now.getTime() / second) % seconds));
}

const domainOf = (mailbox: string) => mailbox.replace(/^.*@/, '@');

interface Counting {
  readonly rate: RateCounter;
  readonly address: string;
  readonly now: Date;
}

export async function tooManyPhotographs(counting: Counting): Promise<boolean> {
  return !(await isAllowed('photographs', '', counting));
}

/** Drops the confirmation beyond the day's share of mailbox, network or domain. */
export async function allowedDeliveries(
  email: string,
  deliveries: readonly DeliveryKind[],
  counting: Counting,
): Promise<readonly DeliveryKind[]> {
  if (!deliveries.includes('confirmation')) return deliveries;
  const mailbox = mailboxOf(email);
  const { rate, now } = counting;
  const count = await rate.hit(`confirmation ${mailbox}`, day / second, now);
  const isConfirmed =
    count <= confirmationsPerDay && (await isAllowed('confirmation', domainOf(mailbox), counting));
  return isConfirmed ? deliveries : deliveries.filter((kind) => kind !== 'confirmation');
}

/** Providers that ignore dots, with their canonical name. */
const dotless: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/** Lower case, without `+tag`, and without dots at Gmail. */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  const provider = dotless[host];
  return provider === undefined ? `${name}@${host}` : `${name.replaceAll('.', '')}@${provider}`;
}
