import * as v from 'valibot';
import type { Condition } from '../catalogue/vehicle.ts';
import { calendarDate, date, listOf, number, recordOf, text, word } from '../stored-row.ts';
import type { Interest } from './enquiry-fields.ts';
import { enquiryTradeIn } from './trade-in.ts';
import type { DayPart, WishTopic } from './wishes/wishes.ts';

const enquiryVehicle = v.object({
  id: text,
  name: text,
  brand: text,
  /** The model, where the stock states one apart from the name. */
  model: v.optional(text),
  year: v.optional(number),
  vin: v.optional(text),
  serialNumber: v.optional(text),
  stockNumber: v.optional(text),
  condition: v.optional(word<Condition>()),
  /** The id of a showroom, or the dealer's own words. */
  location: v.optional(text),
  /** US dollars. */
  price: v.optional(number),
  /** Why it could not be bought when it was asked about, in words: `"Sold"`. */
  unavailable: v.optional(text),
  /** The finish it is asked for in, in words: `"lake blue"`, `"saddle"`. */
  askedPaint: v.optional(text),
  askedSeats: v.optional(text),
});

/** The stock's data of a vehicle; unknown values are absent, never assumed. */
export type EnquiryVehicle = v.InferOutput<typeof enquiryVehicle>;

const wish = v.object({
  topic: word<WishTopic>(),
  date: calendarDate,
  part: word<DayPart>(),
});

const enquirySource = v.object({
  /** The page of this site the visitor came from, path only. */
  page: v.optional(text),
  /** Campaign parameters of the visit's first and latest page, from the allow-list. */
  firstCampaign: v.optional(recordOf(text)),
  lastCampaign: v.optional(recordOf(text)),
});

export type EnquirySource = v.InferOutput<typeof enquirySource>;

/** The stored JSON of an enquiry; why it is held back and who answered it have columns of their own. */
export const storedEnquiry = v.object({
  /** UUID. */
  id: text,
  /** ISO 8601 in UTC. */
  receivedAt: date,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  interest: word<Interest>(),
  message: text,
  /** The vehicles it is about, as they were when the visitor wrote; often none or one. */
  vehicles: listOf(enquiryVehicle),
  /** The rental plan it is about, in words: `"4 Seater Weekly, delivered to Dalton"`. */
  plan: v.optional(text),
  /** When it would suit: wishes, none of them an appointment. */
  wishes: v.optional(listOf(wish)),
  /** The address at which a cart is to be fetched for service. */
  fetchFrom: v.optional(text),
  /** The cart that is offered in exchange. */
  tradeIn: v.optional(enquiryTradeIn),
  source: enquirySource,
});
