import {
  calendarDate,
  date,
  faultIn,
  listOf,
  number,
  objectOf,
  optional,
  recordOf,
  type Shape,
  text,
  word,
} from '../row-shape.ts';
import type { Enquiry, EnquirySource, EnquiryVehicle } from './enquiry.ts';
import type { Interest } from './enquiry-fields.ts';
import type { EnquiryTradeIn } from './trade-in.ts';
import type { Wish } from './wishes/wishes.ts';

const enquiryVehicle: Shape<EnquiryVehicle> = {
  id: text,
  name: text,
  brand: text,
  model: optional(text),
  year: optional(number),
  vin: optional(text),
  serialNumber: optional(text),
  stockNumber: optional(text),
  condition: optional(word<NonNullable<EnquiryVehicle['condition']>>()),
  location: optional(text),
  price: optional(number),
  unavailable: optional(text),
  askedPaint: optional(text),
  askedSeats: optional(text),
};

const enquiryTradeIn: Shape<EnquiryTradeIn> = {
  make: text,
  model: text,
  year: optional(number),
  power: optional(word<NonNullable<EnquiryTradeIn['power']>>()),
  batteryAge: optional(number),
  hours: optional(number),
  miles: optional(number),
  condition: word<EnquiryTradeIn['condition']>(),
  photographs: number,
};

const wish: Shape<Wish> = {
  topic: word<Wish['topic']>(),
  date: calendarDate,
  part: word<Wish['part']>(),
};

const enquirySource: Shape<EnquirySource> = {
  page: optional(text),
  firstCampaign: optional(recordOf(text)),
  lastCampaign: optional(recordOf(text)),
};

/** What an enquiry is when it leaves the store; why one is held back and who answered have columns. */
const storedEnquiry: Shape<Omit<Enquiry, 'spam' | 'answered'>> = {
  id: text,
  receivedAt: date,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  interest: word<Interest>(),
  message: text,
  vehicles: listOf(objectOf(enquiryVehicle)),
  plan: optional(text),
  wishes: optional(listOf(objectOf(wish))),
  fetchFrom: optional(text),
  tradeIn: optional(objectOf(enquiryTradeIn)),
  source: objectOf(enquirySource),
};

/** The part of an enquiry that is kept as JSON text. */
type StoredEnquiry = Omit<Enquiry, 'id' | 'spam' | 'answered'>;

/**
 * Reads the JSON text of an enquiry without what has columns of its own. Rows written before an enquiry could
 * name several vehicles hold at most one, under `vehicle`.
 * @throws {SyntaxError} where the text is not JSON.
 */
export function parseStoredEnquiry(body: string): StoredEnquiry {
  const stored = JSON.parse(body) as StoredEnquiry & { readonly vehicle?: EnquiryVehicle };
  const { vehicle, ...enquiry } = { ...stored };
  return { ...enquiry, vehicles: enquiry.vehicles ?? (vehicle === undefined ? [] : [vehicle]) };
}

/** Why `row` is no enquiry, in words that quote nothing of it; undefined when it is one. */
export function enquiryFault(row: unknown): string | undefined {
  return faultIn(storedEnquiry, row);
}
