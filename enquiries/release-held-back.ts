import { repeat } from '../concurrency/repeat.ts';
import { minute, second } from '../domain/duration.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import type { DeliveryKind } from '../domain/enquiries/enquiry.ts';
import type { Outbox, StaffMail } from '../domain/enquiries/outbox.ts';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';
import { newYorkTime } from '../domain/new-york-time.ts';
import type { Log } from '../observability/log.ts';
import { countAccepted, limits, withinMailboxLimit } from './screening.ts';

export interface ReleaseOptions {
  readonly enquiries: Pick<Enquiries, 'heldBackForRate' | 'release'>;
  readonly rate: RateCounter;
  readonly deliveries: readonly DeliveryKind[];
  /** Tells the outbox worker that something is waiting. */
  readonly onReleased: () => void;
  readonly log: Log;
}

/** Enquiries released in one step at most. */
const mostAtOnce = 50;

/**
 * Releases enquiries that were set aside for their rate alone in an earlier window, oldest first, as
 * far as the present one has room. Safe on several instances at once. Resolves to how many; rejects
 * when the store does not answer.
 */
export async function releaseHeldBack(options: ReleaseOptions, now: Date): Promise<number> {
  const { enquiries, rate, deliveries, log } = options;
  const before = new Date(windowStart(now) - 1);
  let count = 0;
  for (const { id, email } of await enquiries.heldBackForRate(before, mostAtOnce)) {
    if (!(await countAccepted(rate, now))) break;
    const allowed = await withinMailboxLimit(rate, email, deliveries, now);
    if (await enquiries.release(id, allowed)) count += 1;
  }
  if (count > 0) {
    options.onReleased();
    log('info', 'enquiries released that were set aside for their rate', { count });
  }
  return count;
}

function windowStart(now: Date): number {
  const length = limits.windowSeconds * second;
  return Math.floor(now.getTime() / length) * length;
}

/**
 * Lets what waits go before a new enquiry takes its place: called before each is counted, it
 * releases some, until the window has nothing left to release.
 */
export function releaseBeforeCounting(options: ReleaseOptions): (now: Date) => Promise<void> {
  /** Start of the window that is done with. */
  let finished: number | undefined;
  return async (now) => {
    const window = windowStart(now);
    if (window === finished) return;
    if ((await releaseHeldBack(options, now)) < mostAtOnce) finished = window;
  };
}

export interface HoldingOptions {
  readonly outbox: Pick<Outbox, 'queue'>;
  /** REPORT_TO; without it nobody is told. */
  readonly reportTo?: string;
  /** Tells the outbox worker that something is waiting. */
  readonly onQueued: () => void;
  readonly log: Log;
}

/**
 * Mails the staff when enquiries begin to be held back because there are too many from everybody
 * together, once on each day.
 */
export function tellOfHolding(options: HoldingOptions): (now: Date) => void {
  const { outbox, reportTo, onQueued, log } = options;
  return (now) => {
    if (reportTo === undefined) return;
    outbox.queue(`held back ${newYorkTime(now).date}`, holdingMail, now).then(
      (isFirst) => isFirst && onQueued(),
      (error: unknown) =>
        log('warn', 'the staff can not be told of enquiries held back', { error: String(error) }),
    );
  };
}

const holdingMail: StaffMail = {
  subject: 'Messages from the website are held back: too many at once',
  body: [
    `More messages come in through the website than it mails at once (${limits.global} in ${limits.windowSeconds / 60} minutes). Those beyond are kept, and mailed by themselves, the oldest first, as soon as there is room.`,
    'See them: dealer leads list --spam',
    'If they are nonsense that a program sends, tell whoever runs the server: a rule in front of the website can keep its network out.',
    'You get this mail once a day while it goes on.',
  ],
};

/** Releases now and every minute; a store that does not answer is asked again. Returns the stop. */
export function keepReleasing(options: ReleaseOptions): () => void {
  return repeat(
    minute,
    async () => {
      await releaseHeldBack(options, new Date());
    },
    (error) =>
      options.log('warn', 'enquiries set aside can not be released', { error: String(error) }),
  );
}
