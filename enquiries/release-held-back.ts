import type { DeliveryKind } from '../domain/contact/lead.ts';
import type { Leads } from '../domain/contact/leads.ts';
import type { RateCounter } from '../domain/contact/rate-counter.ts';
import { limits } from '../domain/contact/screening.ts';
import { minute } from '../domain/duration.ts';
import type { Log } from '../observability/log.ts';
import { countAccepted, withinMailboxLimit } from './rate-limits.ts';

export interface ReleaseOptions {
  readonly leads: Pick<Leads, 'heldBackForRate' | 'release'>;
  readonly rate: RateCounter;
  readonly deliveries: readonly DeliveryKind[];
  /** Tells the outbox worker that something is waiting. */
  readonly onReleased: () => void;
  readonly log: Log;
}

/** Enquiries released in one step at most. */
const mostAtOnce = 50;

/**
 * Releases enquiries that were set aside for their rate alone, oldest first, once their own window
 * has ended and as far as the present one has room. Safe on several instances at once. Resolves to
 * how many; rejects when the store does not answer.
 */
export async function releaseHeldBack(options: ReleaseOptions, now: Date): Promise<number> {
  const { leads, rate, deliveries, log } = options;
  const before = new Date(now.getTime() - limits.windowSeconds * 1000);
  let count = 0;
  for (const { id, email } of await leads.heldBackForRate(before, mostAtOnce)) {
    if (!(await countAccepted(rate, now))) break;
    const allowed = await withinMailboxLimit(rate, email, deliveries, now);
    if (await leads.release(id, allowed)) count += 1;
  }
  if (count > 0) {
    options.onReleased();
    log('info', 'enquiries released that were set aside for their rate', { count });
  }
  return count;
}

/** Releases now and every minute; a store that does not answer is asked again. Returns the stop. */
export function keepReleasing(options: ReleaseOptions): () => void {
  const release = () => {
    releaseHeldBack(options, new Date()).catch((error: unknown) =>
      options.log('warn', 'enquiries set aside can not be released', { error: String(error) }),
    );
  };
  release();
  const timer = setInterval(release, minute).unref();
  return () => clearInterval(timer);
}
