import * as v from 'valibot';
import type { VehicleCondition } from '../stock/vehicle.ts';
import { calendarDate, date, listOf, number, recordOf, text, word } from '../stored-row.ts';
import type { Interest } from './enquiry-fields.ts';
import { enquiryTradeIn } from './trade-in.ts';
import type { DayPart, WishTopic } from './wishes/wishes.ts';

const enquiryVehicle = v.object({
  id: text,
  name: text,
  brand: text,
  model: v.optional(text),
  year: v.optional(number),
  vin: v.optional(text),
  serialNumber: v.optional(text),
  stockNumber: v.optional(text),
  condition: v.optional(word<VehicleCondition>()),
  /** Showroom id, or the dealer's own words. */
  location: v.optional(text),
  /** US dollars. */
  price: v.optional(number),
  /** Reason in words: `"Sold"`. */
  unavailable: v.optional(text),
  /** In words: `"lake blue"`, `"saddle"`. */
  askedPaint: v.optional(text),
  askedSeats: v.optional(text),
});

/** Unknown values are absent. */
export type EnquiryVehicle = v.InferOutput<typeof enquiryVehicle>;

const wish = v.object({ topic: word<WishTopic>(), date: calendarDate, part: word<DayPart>() });

const enquirySource = v.object({
  page: v.optional(text),
  /** First and latest page of the visit, allow-listed. */
  firstCampaign: v.optional(recordOf(text)),
  lastCampaign: v.optional(recordOf(text)),
});

export type EnquirySource = v.InferOutput<typeof enquirySource>;

/** Stored JSON; spam and answer have columns. */
export const storedEnquiry = v.object({
  id: text,
  /** ISO 8601 in UTC. */
  receivedAt: date,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  interest: word<Interest>(),
  message: text,
  vehicles: listOf(enquiryVehicle),
  /** `"4 Seater Weekly, delivered to Dalton"`. */
  plan: v.optional(text),
  /** Wishes, not appointments. */
  wishes: v.optional(listOf(wish)),
  fetchFrom: v.optional(text),
  tradeIn: v.optional(enquiryTradeIn),
  source: enquirySource,
});
