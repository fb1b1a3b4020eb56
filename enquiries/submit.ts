import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
  KeyOverloaded,
  Overloaded,
} from '../base/concurrency-limiter.ts';
import { within } from '../base/deadline.ts';
import type { Log } from '../base/log.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import type { DeliveryKind } from '../domain/enquiries/enquiry.ts';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';
import { isOutage, StoreFailure } from '../domain/store-failure.ts';
import { allowedDeliveries, countPost, networkOf, tooManyPhotographs } from './screening.ts';
import type { ParsedSubmission, Submission } from './submission.ts';
import type { WaitingPhotographs } from './waiting-photographs.ts';

/** `full`: today's maximum of photographs; `busy`: too many of them waiting. */
export type Submitted =
  | { readonly kind: 'kept'; readonly id: string; readonly submission: Submission }
  | (Pick<Extract<ParsedSubmission, { readonly ok: false }>, 'errors'> & {
      readonly kind: 'invalid';
    })
  | { readonly kind: 'full' | 'busy' }
  | NotSubmitted;

export type NotSubmitted =
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

/** Shared by what visitors send. */
export interface TurnDependencies {
  readonly rate: RateCounter;
  /** Limits concurrent store work of this process. */
  readonly limiter: Pick<ConcurrencyLimiter, 'run'>;
  readonly trouble: { report(error: unknown): void; end(): void };
  readonly onKept: () => void;
}

export interface EnquiryDependencies extends TurnDependencies {
  readonly enquiries: Pick<Enquiries, 'keep'>;
  readonly deliveries: readonly DeliveryKind[];
  readonly photographs: WaitingPhotographs;
  readonly log: Log;
}

/** Milliseconds; a later write is kept once. */
const timeoutMs = 8_000;

/** A network can't fill the queue. */
export function createEnquiryLimiter(): ConcurrencyLimiter {
  return createConcurrencyLimiter({ running: 16, waiting: 256, timeoutMs, perKey: 8 });
}

const retryAfterSeconds = 10;

/** Runs store work for a visitor in the turn of the network; an outage is reported. */
export async function inTurn<T>(
  { limiter, trouble }: Pick<TurnDependencies, 'limiter' | 'trouble'>,
  address: string,
  work: () => Promise<T>,
): Promise<T | NotSubmitted> {
  try {
    const result = await within(timeoutMs, limiter.run(work, networkOf(address)), StoreFailure);
    trouble.end();
    return result;
  } catch (error) {
    if (error instanceof KeyOverloaded) return { kind: 'limited', retryAfterSeconds };
    if (!(isOutage(error) || error instanceof Overloaded)) throw error;
    trouble.report(error);
    return { kind: 'unavailable' };
  }
}

/** Screens and keeps an enquiry before the answer, once for the same key. */
export async function submit(
  dependencies: EnquiryDependencies,
  parsed: ParsedSubmission,
  address: string,
): Promise<Submitted> {
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors };
  return inTurn(dependencies, address, () => keep(dependencies, parsed.submission, address));
}

async function keep(
  { enquiries, rate, deliveries, photographs, log, onKept }: EnquiryDependencies,
  submission: Submission,
  address: string,
): Promise<Submitted> {
  const { enquiry, key, files } = submission;
  const { id, spam, email } = enquiry;
  const counting = { rate, address, now: new Date(enquiry.receivedAt) };
  const retryAfterSeconds = await countPost(counting);
  if (retryAfterSeconds !== undefined) return { kind: 'limited', retryAfterSeconds };
  if (files.length > 0) {
    if (await tooManyPhotographs(counting)) return { kind: 'full' };
    // First the files: an enquiry that is acknowledged has them.
    if (!(await photographs.add(id, files, networkOf(address)))) return { kind: 'busy' };
  }
  const mails = spam === undefined ? await allowedDeliveries(email, deliveries, counting) : [];
  const stored = await enquiries.keep(enquiry, key, mails);
  if (files.length > 0) {
    // Decoded after the answer.
    if (stored.id === id) void photographs.read(id).then(onKept);
    else await photographs.remove(id);
  }
  if (spam !== undefined && stored.isNew) log('warn', 'enquiry set aside', { reason: spam });
  onKept();
  return { kind: 'kept', id: stored.id, submission };
}
