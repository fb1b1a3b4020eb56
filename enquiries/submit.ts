import { randomUUID } from 'node:crypto';
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
  KeyOverloaded,
  Overloaded,
} from '../base/concurrency-limiter.ts';
import { within } from '../base/deadline.ts';
import type { Log } from '../base/log.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import {
  campaignParameters,
  type DeliveryKind,
  type Enquiry,
  maxCampaignLength,
  maxPageLength,
} from '../domain/enquiries/enquiry.ts';
import { type EnquiryFields, parseEnquiryFields } from '../domain/enquiries/enquiry-fields.ts';
import type { SentFile } from '../domain/enquiries/photographs.ts';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';
import { cartsOf, rentalCartsError } from '../domain/enquiries/rental-carts.ts';
import { fetchFromOf, withServiceDetails } from '../domain/enquiries/service-details.ts';
import type { EnquirySource, EnquiryVehicle } from '../domain/enquiries/stored-enquiry.ts';
import { parseTradeIn } from '../domain/enquiries/trade-in.ts';
import { offeredDays } from '../domain/enquiries/wishes/wish-days.ts';
import { parseWishes, wishTopicOf } from '../domain/enquiries/wishes/wishes.ts';
import type { FinishChoice } from '../domain/stock/pictures/finish.ts';
import type { StockedVehicle } from '../domain/stock/vehicle.ts';
import { isOutage, StoreFailure } from '../domain/store-failure.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import {
  type Arrival,
  type EnquirySubject,
  type Fields,
  parseSubject,
  textOf,
  vehicleIdsOf,
} from './enquiry-subject.ts';
import {
  allowedDeliveries,
  countPost,
  networkOf,
  spamReason,
  tooManyPhotographs,
} from './screening.ts';
import type { WaitingPhotographs } from './waiting-photographs.ts';

/** A visitor's form or JSON, parsed once. */
interface Submission {
  /** As it is kept. */
  readonly enquiry: Enquiry;
  readonly subject: EnquirySubject;
  /** Two with this key are one enquiry. */
  readonly key: string;
  readonly files: readonly SentFile[];
}

type ParsedSubmission =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<string, string>>> };

export function parseContact(fields: Fields, arrival: Arrival): ParsedSubmission {
  const parsed = parseEnquiryFields(fields);
  const subject = parseSubject(fields, arrival);
  const topic = wishTopicOf(fields.topic);
  const { wishes, errors: wishErrors } =
    topic === undefined
      ? { wishes: [], errors: {} }
      : parseWishes(topic, fields, offeredDays(topic, arrival.today, subject.vehicles));
  const hasCarts = cartsOf(textOf(fields.count)) !== undefined;
  const errors = { ...wishErrors, ...(!hasCarts && { count: rentalCartsError }) };
  if (!parsed.ok) return { ok: false, errors: { ...parsed.errors, ...errors } };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const content = {
    ...parsed.fields,
    message: withServiceDetails(parsed.fields.message, fields),
    wishes: wishes.length === 0 ? undefined : wishes,
    fetchFrom: fetchFromOf(fields),
  };
  return { ok: true, submission: submissionOf(content, subject, fields, arrival.now) };
}

export function parseTradeInForm(
  fields: Fields,
  files: readonly SentFile[],
  arrival: Arrival,
): ParsedSubmission {
  const parsed = parseTradeIn(fields, arrival.now);
  if (!parsed.ok) return parsed;
  const content = { ...parsed.fields, tradeIn: { ...parsed.tradeIn, photographs: files.length } };
  // The form's `model` belongs to the cart traded in.
  const subject = parseSubject({ ...fields, model: '', topic: 'trade-in' }, arrival);
  return { ok: true, submission: submissionOf(content, subject, fields, arrival.now, files) };
}

type Content = EnquiryFields & Pick<Enquiry, 'wishes' | 'fetchFrom' | 'tradeIn'>;

function submissionOf(
  content: Content,
  subject: EnquirySubject,
  fields: Fields,
  now: Date,
  files: readonly SentFile[] = [],
): Submission {
  const enquiry: Enquiry = {
    ...content,
    id: randomUUID(),
    receivedAt: now.toISOString(),
    vehicles: subject.vehicles.map((vehicle) => enquiryVehicle(vehicle, subject.finish)),
    plan: subject.rental,
    source: sourceOf(fields),
    spam: spamReason(fields, now),
  };
  return { enquiry, subject, key: submissionKey(fields, enquiry, files), files };
}

function enquiryVehicle(vehicle: StockedVehicle, { paint, seats }: FinishChoice): EnquiryVehicle {
  const { id, name, brand, year, vin, serialNumber, stockNumber, price, condition, location } =
    vehicle;
  const cart = {
    id,
    name,
    brand,
    year,
    vin,
    serialNumber,
    stockNumber,
    price,
    condition,
    location,
  };
  const { model = '' } = vehicle.specifications;
  return {
    ...cart,
    ...(model !== '' && { model: String(model) }),
    unavailable: vehicle.offer.unavailable,
    askedPaint: paint?.name,
    askedSeats: seats?.name,
  };
}

/** Without the page's query, which may carry a click id. */
function sourceOf(fields: Fields): EnquirySource {
  const [page = ''] = cleanLine(textOf(fields.page)).split(/[?#]/, 1);
  return {
    page: page.startsWith('/') ? page.slice(0, maxPageLength) : undefined,
    firstCampaign: campaign(fields.firstCampaign),
    lastCampaign: campaign(fields.lastCampaign),
  };
}

function campaign(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parameters = new Map(Object.entries(value));
  const entries = campaignParameters
    .map(
      (name) =>
        [name, cleanLine(textOf(parameters.get(name))).slice(0, maxCampaignLength)] as const,
    )
    .filter(([, content]) => content !== '');
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Without a form id, its text and day; cart ids as sent, in case the stock is unavailable. */
function submissionKey(fields: Fields, enquiry: Enquiry, files: readonly SentFile[]): string {
  const form = textOf(fields.submission).slice(0, 100) || enquiry.receivedAt.slice(0, 10);
  const { firstName, lastName, email, phone, interest, message, plan } = enquiry;
  const { wishes = [], fetchFrom = [], tradeIn } = enquiry;
  const words = [form, firstName, lastName, email, phone, interest, message, plan];
  const offer = tradeIn === undefined ? [] : [tradeIn, ...files.map(({ digest }) => digest)];
  const times = [wishes, fetchFrom].flat();
  return JSON.stringify([...words, ...vehicleIdsOf(fields), ...times, ...offer]);
}

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

/** Shared by enquiries and alerts. */
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
    // Files first, so that every acknowledged enquiry has them.
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
