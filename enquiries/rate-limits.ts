import type { DeliveryKind } from '../domain/contact/lead.ts';
import type { RateCounter } from '../domain/contact/rate-counter.ts';
import { limits, mailboxOf, networkOf } from '../domain/contact/screening.ts';
import { day, second } from '../domain/duration.ts';

/** The counts that bound enquiries, over all instances on the store. */

/** Posts from the network of `address` in this window, this one included. */
export function countPost(rate: RateCounter, address: string, now: Date): Promise<number> {
  return rate.hit(`enquiry ${networkOf(address)}`, limits.windowSeconds, now);
}

/**
 * Counts one accepted enquiry. Resolves to whether this window had room for it. Refused posts and
 * spam are not counted, or one sender could fill the window for everybody.
 */
export async function countAccepted(rate: RateCounter, now: Date): Promise<boolean> {
  return (await rate.hit('enquiry', limits.windowSeconds, now)) <= limits.global;
}

/** The deliveries without the confirmation where the mailbox has had its number of them today. */
export async function withinMailboxLimit(
  rate: RateCounter,
  email: string,
  deliveries: readonly DeliveryKind[],
  now: Date,
): Promise<readonly DeliveryKind[]> {
  if (!deliveries.includes('confirmation')) return deliveries;
  const count = await rate.hit(`confirmation ${mailboxOf(email)}`, day / second, now);
  return count <= limits.confirmationsPerDay
    ? deliveries
    : deliveries.filter((kind) => kind !== 'confirmation');
}
