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
import type { Lead, LeadSource, LeadVehicle } from './lead.ts';
import type { Interest } from './message.ts';
import type { LeadTradeIn } from './trade-in.ts';
import type { Wish } from './wishes/wishes.ts';

const leadVehicle: Shape<LeadVehicle> = {
  id: text,
  name: text,
  brand: text,
  model: optional(text),
  year: optional(number),
  vin: optional(text),
  serialNumber: optional(text),
  stockNumber: optional(text),
  condition: optional(word<NonNullable<LeadVehicle['condition']>>()),
  location: optional(text),
  price: optional(number),
  unavailable: optional(text),
  askedPaint: optional(text),
  askedSeats: optional(text),
};

const leadTradeIn: Shape<LeadTradeIn> = {
  make: text,
  model: text,
  year: optional(number),
  power: optional(word<NonNullable<LeadTradeIn['power']>>()),
  batteryAge: optional(number),
  hours: optional(number),
  miles: optional(number),
  condition: word<LeadTradeIn['condition']>(),
  photographs: number,
};

const wish: Shape<Wish> = {
  topic: word<Wish['topic']>(),
  date: calendarDate,
  part: word<Wish['part']>(),
};

const leadSource: Shape<LeadSource> = {
  page: optional(text),
  firstCampaign: optional(recordOf(text)),
  lastCampaign: optional(recordOf(text)),
};

/** What an enquiry is when it leaves the store; why one is held back and who answered have columns. */
const storedLead: Shape<Omit<Lead, 'spam' | 'answered'>> = {
  id: text,
  receivedAt: date,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  interest: word<Interest>(),
  message: text,
  vehicles: listOf(objectOf(leadVehicle)),
  plan: optional(text),
  wishes: optional(listOf(objectOf(wish))),
  fetchFrom: optional(text),
  tradeIn: optional(objectOf(leadTradeIn)),
  source: objectOf(leadSource),
};

/** The part of a lead that is kept as JSON text. */
type StoredLead = Omit<Lead, 'id' | 'spam' | 'answered'>;

/**
 * Reads the JSON text of a lead without what has columns of its own. Rows written before a lead could
 * name several vehicles hold at most one, under `vehicle`.
 * @throws {SyntaxError} where the text is not JSON.
 */
export function parseStoredLead(body: string): StoredLead {
  const stored = JSON.parse(body) as StoredLead & { readonly vehicle?: LeadVehicle };
  const { vehicle, ...lead } = { ...stored };
  return { ...lead, vehicles: lead.vehicles ?? (vehicle === undefined ? [] : [vehicle]) };
}

/** Why `row` is no enquiry, in words that quote nothing of it; undefined when it is one. */
export function leadFault(row: unknown): string | undefined {
  return faultIn(storedLead, row);
}
