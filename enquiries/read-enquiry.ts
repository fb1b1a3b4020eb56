import type { Today } from '../domain/dealer/closed-days.ts';
import {
  campaignParameters,
  type Enquiry,
  maxCampaignLength,
  maxEnquiryVehicles,
  maxPageLength,
} from '../domain/enquiries/enquiry.ts';
import {
  type EnquiryFields,
  honeypotField,
  parseEnquiryFields,
} from '../domain/enquiries/enquiry-fields.ts';
import type { SentFile } from '../domain/enquiries/photographs.ts';
import { cartsOf, rentalCartsError } from '../domain/enquiries/rental-carts.ts';
import { fetchFromOf, withServiceDetails } from '../domain/enquiries/service-details.ts';
import type { EnquirySource, EnquiryVehicle } from '../domain/enquiries/stored-enquiry.ts';
import { parseTradeIn, type TradeIn } from '../domain/enquiries/trade-in.ts';
import { offeredDays } from '../domain/enquiries/wishes/wish-days.ts';
import { parseWishes, wishTopicOf } from '../domain/enquiries/wishes/wishes.ts';
import { rentalInWords } from '../domain/rentals/rental-request.ts';
import { unavailableOf } from '../domain/stock/badges.ts';
import { modelledId } from '../domain/stock/known-models/known-model.ts';
import { chosenFinish, type FinishChoice } from '../domain/stock/pictures/finish.ts';
import { finishListOfRow } from '../domain/stock/pictures/still.ts';
import type { StockedVehicle } from '../domain/stock/vehicle.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import type { Sending } from './screening.ts';

export type Fields = Readonly<Record<string, unknown>>;

export type EnquiryContent = EnquiryFields &
  Pick<Enquiry, 'plan' | 'wishes' | 'fetchFrom' | 'source'> & { readonly tradeIn?: TradeIn };

type ReadContent =
  | { readonly ok: true; readonly content: EnquiryContent }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<string, string>>> };

export function readEnquiryForm(fields: Fields, today: Today): ReadContent {
  const parsed = parseEnquiryFields(fields);
  const { wishes, errors: wishErrors } = wishesOf(fields, today);
  const hasCarts = cartsOf(textOf(fields.count)) !== undefined;
  const errors = { ...wishErrors, ...(!hasCarts && { count: rentalCartsError }) };
  if (!parsed.ok) return { ok: false, errors: { ...parsed.errors, ...errors } };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const content = {
    ...parsed.message,
    message: withServiceDetails(parsed.message.message, fields),
    plan: rentalOf(fields, today),
    wishes: wishes.length === 0 ? undefined : wishes,
    fetchFrom: fetchFromOf(fields),
    source: sourceOf(fields),
  };
  return { ok: true, content };
}

export function readTradeIn(fields: Fields, now: Date, today: Today): ReadContent {
  const parsed = parseTradeIn(fields, now);
  if (!parsed.ok) return parsed;
  const { message, tradeIn } = parsed;
  const [plan, source] = [rentalOf(fields, today), sourceOf(fields)];
  return { ok: true, content: { ...message, plan, tradeIn, source } };
}

export function sendingOf(fields: Fields, now: Date): Sending {
  return { honeypot: textOf(fields[honeypotField]), fillMs: fillTimeOf(fields, now) };
}

/** Distinct ids of `vehicle` and the comma-separated `vehicles`. */
export function vehicleIdsOf({ vehicle, vehicles }: Fields): readonly string[] {
  const ids = [textOf(vehicle), ...textOf(vehicles).split(',')].map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, maxEnquiryVehicles);
}

/** The requested finish; none for several vehicles (spec S10.4). */
export function finishOf(fields: Fields, vehicles: readonly StockedVehicle[]): FinishChoice {
  const [vehicle, ...others] = vehicles;
  if (vehicle === undefined || others.length > 0) return {};
  const { paint, seats } = fields;
  return chosenFinish(finishListOfRow(modelledId(vehicle), vehicle), {
    paint: textOf(paint),
    seats: textOf(seats),
  });
}

export function enquiryVehicle(
  vehicle: StockedVehicle,
  { paint, seats }: FinishChoice,
): EnquiryVehicle {
  const { id, name, brand, year, vin, serialNumber, stockNumber, price, condition, location } =
    vehicle;
  const { model } = vehicle.specifications;
  return {
    id,
    name,
    brand,
    ...(model !== undefined && model !== '' && { model: String(model) }),
    year,
    vin,
    serialNumber,
    stockNumber,
    price,
    condition,
    location,
    unavailable: unavailableOf(vehicle),
    askedPaint: paint?.name,
    askedSeats: seats?.name,
  };
}

export function rentalOf(fields: Fields, today: Today): string | undefined {
  const { class: chosen, count, from, to, plan, place } = fields;
  return rentalInWords(
    {
      class: textOf(chosen),
      count: textOf(count),
      from: textOf(from),
      to: textOf(to),
      plan: textOf(plan),
      place: textOf(place),
    },
    today,
  );
}

export function wishesOf(fields: Fields, today: Today): ReturnType<typeof parseWishes> {
  const topic = wishTopicOf(fields.topic);
  if (topic === undefined) return { wishes: [], errors: {} };
  return parseWishes(topic, fields, offeredDays(topic, today));
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

/** Undefined for a missing or impossible time. */
function fillTimeOf({ started }: Fields, now: Date): number | undefined {
  const at = Number(textOf(started));
  const elapsed = now.getTime() - at;
  return at > 0 && elapsed >= 0 ? elapsed : undefined;
}

/** Two posts with this key are one enquiry; without a form id, text and day identify it. */
export function submissionOf(
  fields: Fields,
  enquiry: Enquiry,
  files: readonly SentFile[] = [],
): string {
  const form = textOf(fields.submission).slice(0, 100) || enquiry.receivedAt.slice(0, 10);
  const { firstName, lastName, email, phone, interest, message, plan } = enquiry;
  const { wishes = [], fetchFrom = [], tradeIn } = enquiry;
  const words = [form, firstName, lastName, email, phone, interest, message, plan];
  const offer = tradeIn === undefined ? [] : [tradeIn, ...files.map(({ digest }) => digest)];
  const times = [wishes, fetchFrom].flat();
  return JSON.stringify([...words, ...vehicleIdsOf(fields), ...times, ...offer]);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
