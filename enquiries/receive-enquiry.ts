import { randomUUID } from 'node:crypto';
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
  KeyOverloaded,
  Overloaded,
} from '../base/concurrency-limiter.ts';
import { within } from '../base/deadline.ts';
import type { Log } from '../base/log.ts';
import { type ClosedDay, todayAt } from '../domain/dealer/closed-days.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import type { DeliveryKind, Enquiry } from '../domain/enquiries/enquiry.ts';
import type { SentFile } from '../domain/enquiries/photographs.ts';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';
import type { EnquiryVehicle } from '../domain/enquiries/stored-enquiry.ts';
import type { StockedVehicle } from '../domain/stock/vehicle.ts';
import { isOutage, StoreFailure } from '../domain/store-failure.ts';
import {
  type EnquiryContent,
  enquiryVehicle,
  type Fields,
  finishOf,
  readEnquiryForm,
  readTradeIn,
  sendingOf,
  submissionOf,
  vehicleIdsOf,
} from './read-enquiry.ts';
import {
  countPost,
  networkOf,
  spamReason,
  tooManyPhotographs,
  withinConfirmationLimits,
} from './screening.ts';
import type { WaitingPhotographs } from './waiting-photographs.ts';

export type Received =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Partial<Record<string, string>>> }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

/** `full`: today's maximum; `busy`: too many waiting. */
export interface NoRoom {
  readonly kind: 'full' | 'busy';
}

export interface EnquiryDesk {
  readonly enquiries: Pick<Enquiries, 'keep'>;
  readonly rate: RateCounter;
  readonly deliveries: readonly DeliveryKind[];
  readonly photographs: WaitingPhotographs;
  /** Limits concurrent store work of this process. */
  readonly limiter: Pick<ConcurrencyLimiter, 'run'>;
  readonly onKept: () => void;
  readonly trouble: { report(error: unknown): void; end(): void };
  readonly log: Log;
  readonly now: () => Date;
  readonly closedDays: () => readonly ClosedDay[];
  /** Rejects while the stock cannot be read. */
  readonly findVehicle: (id: string) => Promise<StockedVehicle | undefined>;
}

/** Milliseconds; a later write is kept once. */
export const patience = 8_000;

/** A network can't fill the queue. */
export function createEnquiryLimiter(): ConcurrencyLimiter {
  return createConcurrencyLimiter({ running: 16, waiting: 256, timeoutMs: patience, perKey: 8 });
}

const retryAfterSeconds = 10;

/** Validates, screens and stores an enquiry before the answer, once for the same form and words. */
export async function receiveEnquiry(
  desk: EnquiryDesk,
  fields: Fields,
  address: string,
): Promise<Received> {
  const read = readEnquiryForm(fields, todayAt(desk.now(), desk.closedDays()));
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  return unlessOutage(desk, () => keepInTurn(desk, fields, read.content, address));
}

export async function receiveTradeIn(
  desk: EnquiryDesk,
  fields: Fields,
  files: readonly SentFile[],
  address: string,
): Promise<Received | NoRoom> {
  const read = readTradeIn(fields, desk.now(), todayAt(desk.now(), desk.closedDays()));
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  const work = () => keepWithFiles(desk, fields, read.content, address, files);
  return unlessOutage(desk, () => within(patience, work(), StoreFailure));
}

/** The files are decoded after the answer. */
async function keepWithFiles(
  desk: EnquiryDesk,
  fields: Fields,
  content: EnquiryContent,
  address: string,
  files: readonly SentFile[],
): Promise<Received | NoRoom> {
  if (files.length === 0) return keepInTurn(desk, fields, content, address);
  const { photographs } = desk;
  const id = randomUUID();
  if (await tooManyPhotographs({ rate: desk.rate, address, now: desk.now() }))
    return { kind: 'full' };
  // First the files: an enquiry that is acknowledged has them.
  if (!(await photographs.add(id, files, networkOf(address)))) return { kind: 'busy' };
  const received = await keepInTurn(desk, fields, content, address, { id, files });
  if (received.kind === 'kept' && received.id === id) void photographs.read(id).then(desk.onKept);
  else await photographs.remove(id);
  return received;
}

export async function unlessOutage<T>(
  desk: Pick<EnquiryDesk, 'trouble'>,
  work: () => Promise<T>,
): Promise<T | Extract<Received, { kind: 'limited' | 'unavailable' }>> {
  try {
    const received = await work();
    desk.trouble.end();
    return received;
  } catch (error) {
    if (error instanceof KeyOverloaded) return { kind: 'limited', retryAfterSeconds };
    if (!(isOutage(error) || error instanceof Overloaded)) throw error;
    desk.trouble.report(error);
    return { kind: 'unavailable' };
  }
}

interface Own {
  readonly id: string;
  readonly files: readonly SentFile[];
}

function keepInTurn(
  desk: EnquiryDesk,
  fields: Fields,
  content: EnquiryContent,
  address: string,
  own: Own = { id: randomUUID(), files: [] },
): Promise<Received> {
  const work = () => keep(desk, fields, content, address, own);
  return within(patience, desk.limiter.run(work, networkOf(address)), StoreFailure);
}

async function keep(
  desk: EnquiryDesk,
  fields: Fields,
  { tradeIn, ...content }: EnquiryContent,
  address: string,
  { id, files }: Own,
): Promise<Received> {
  const { enquiries, rate, log } = desk;
  const now = desk.now();
  const retryAfterSeconds = await countPost(rate, address, now);
  if (retryAfterSeconds !== undefined) return { kind: 'limited', retryAfterSeconds };
  const spam = spamReason(sendingOf(fields, now));
  const enquiry: Enquiry = {
    ...content,
    id,
    receivedAt: now.toISOString(),
    vehicles: await findVehicles(desk, fields),
    tradeIn: tradeIn && { ...tradeIn, photographs: files.length },
    spam,
  };
  const deliveries =
    spam === undefined
      ? await withinConfirmationLimits(enquiry.email, desk.deliveries, { rate, address, now })
      : [];
  const submission = submissionOf(fields, enquiry, files);
  const stored = await enquiries.keep(enquiry, submission, deliveries);
  if (spam !== undefined && stored.isNew) log('warn', 'enquiry set aside', { reason: spam });
  desk.onKept();
  return { kind: 'kept', id: stored.id };
}

/** None while the stock can't be read: the message names its subject. */
async function findVehicles(desk: EnquiryDesk, fields: Fields): Promise<readonly EnquiryVehicle[]> {
  const matches = await Promise.all(
    vehicleIdsOf(fields).map((id) => desk.findVehicle(id).catch(() => undefined)),
  );
  // Two addresses may lead to one cart.
  const vehicles = [...new Set(matches)].filter((vehicle) => vehicle !== undefined);
  const finish = finishOf(fields, vehicles);
  return vehicles.map((vehicle) => enquiryVehicle(vehicle, finish));
}
