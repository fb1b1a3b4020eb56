import { randomUUID } from 'node:crypto';
import {
  campaignParameters,
  type Enquiry,
  maxCampaignLength,
  maxPageLength,
} from '../domain/enquiries/enquiry.ts';
import { type EnquiryFields, parseEnquiryFields } from '../domain/enquiries/enquiry-fields.ts';
import type { SentFile } from '../domain/enquiries/photographs.ts';
import { cartsOf, rentalCartsError } from '../domain/enquiries/rental-carts.ts';
import { fetchFromOf, withServiceDetails } from '../domain/enquiries/service-details.ts';
import type { EnquirySource, EnquiryVehicle } from '../domain/enquiries/stored-enquiry.ts';
import { parseTradeIn } from '../domain/enquiries/trade-in.ts';
import { offeredDays } from '../domain/enquiries/wishes/wish-days.ts';
import { parseWishes, wishTopicOf } from '../domain/enquiries/wishes/wishes.ts';
import type { FinishChoice } from '../domain/stock/pictures/finish.ts';
import type { StockedVehicle } from '../domain/stock/vehicle.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import {
  type Arrival,
  type EnquirySubject,
  type Fields,
  parseSubject,
  textOf,
  vehicleIdsOf,
} from './enquiry-subject.ts';
import { spamReason } from './screening.ts';

/** A visitor's form or JSON, parsed: nothing behind it reads the fields again. */
export interface Submission {
  /** As it is kept. */
  readonly enquiry: Enquiry;
  readonly subject: EnquirySubject;
  /** Two with this key are one enquiry. */
  readonly key: string;
  readonly files: readonly SentFile[];
}

export type ParsedSubmission =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<string, string>>> };

export function parseContact(fields: Fields, arrival: Arrival): ParsedSubmission {
  const parsed = parseEnquiryFields(fields);
  const topic = wishTopicOf(fields.topic);
  const { wishes, errors: wishErrors } =
    topic === undefined
      ? { wishes: [], errors: {} }
      : parseWishes(
          topic,
          fields,
          offeredDays(topic, arrival.today, parseSubject(fields, arrival).vehicles),
        );
  const hasCarts = cartsOf(textOf(fields.count)) !== undefined;
  const errors = { ...wishErrors, ...(!hasCarts && { count: rentalCartsError }) };
  if (!parsed.ok) return { ok: false, errors: { ...parsed.errors, ...errors } };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const content = {
    ...parsed.message,
    message: withServiceDetails(parsed.message.message, fields),
    wishes: wishes.length === 0 ? undefined : wishes,
    fetchFrom: fetchFromOf(fields),
  };
  return { ok: true, submission: submissionOf(fields, content, arrival) };
}

export function parseTradeInForm(
  fields: Fields,
  files: readonly SentFile[],
  arrival: Arrival,
): ParsedSubmission {
  const parsed = parseTradeIn(fields, arrival.now);
  if (!parsed.ok) return parsed;
  const content = { ...parsed.message, tradeIn: { ...parsed.tradeIn, photographs: files.length } };
  // The form's model is that of the cart traded in.
  const about = { ...fields, model: '', topic: 'trade-in' };
  return { ok: true, submission: submissionOf(about, content, arrival, files) };
}

type Content = EnquiryFields & Pick<Enquiry, 'wishes' | 'fetchFrom' | 'tradeIn'>;

function submissionOf(
  fields: Fields,
  content: Content,
  arrival: Arrival,
  files: readonly SentFile[] = [],
): Submission {
  const subject = parseSubject(fields, arrival);
  const enquiry: Enquiry = {
    ...content,
    id: randomUUID(),
    receivedAt: arrival.now.toISOString(),
    vehicles: subject.vehicles.map((vehicle) => enquiryVehicle(vehicle, subject.finish)),
    plan: subject.rental,
    source: sourceOf(fields),
    spam: spamReason(fields, arrival.now),
  };
  return { enquiry, subject, key: submissionKey(fields, enquiry, files), files };
}

function enquiryVehicle(vehicle: StockedVehicle, { paint, seats }: FinishChoice): EnquiryVehicle {
  const { id, name, brand, year, vin, serialNumber, stockNumber, price, condition, location } =
    vehicle;
  const { model } = vehicle.specifications;
  return {
    ...{ id, name, brand, year, vin, serialNumber, stockNumber, price, condition, location },
    ...(model !== undefined && model !== '' && { model: String(model) }),
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

/** Without a form id, text and day identify it; ids, as the stock may be away. */
function submissionKey(fields: Fields, enquiry: Enquiry, files: readonly SentFile[]): string {
  const form = textOf(fields.submission).slice(0, 100) || enquiry.receivedAt.slice(0, 10);
  const { firstName, lastName, email, phone, interest, message, plan } = enquiry;
  const { wishes = [], fetchFrom = [], tradeIn } = enquiry;
  const words = [form, firstName, lastName, email, phone, interest, message, plan];
  const offer = tradeIn === undefined ? [] : [tradeIn, ...files.map(({ digest }) => digest)];
  const times = [wishes, fetchFrom].flat();
  return JSON.stringify([...words, ...vehicleIdsOf(fields), ...times, ...offer]);
}
