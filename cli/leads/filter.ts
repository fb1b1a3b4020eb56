import { InvalidArgumentError } from '@commander-js/extra-typings';
import { hasKey } from '../../domain/catalogue/vehicle-key.ts';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { type CalendarDate, dateValue, newYorkTime } from '../../domain/new-york-time.ts';

/** Which enquiries are wanted; what is absent does not matter. */
export interface EnquiryFilter {
  /** Only unanswered ones. */
  readonly open?: true | undefined;
  /** Id, stock number, VIN or serial number of a cart they are about. */
  readonly cart?: string | undefined;
  /** First and last day they were received on, in New York. */
  readonly since?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
}

export function isWanted(enquiry: Enquiry, { open, cart, since, until }: EnquiryFilter): boolean {
  const { date } = newYorkTime(new Date(enquiry.receivedAt));
  return (
    !(open && enquiry.answered) &&
    (cart === undefined || enquiry.vehicles.some((vehicle) => hasKey(vehicle, cart))) &&
    (since === undefined || date >= since) &&
    (until === undefined || date <= until)
  );
}

/** @throws {InvalidArgumentError} for a text that is no date. */
export function readDate(text: string): CalendarDate {
  if (dateValue(text) === undefined) {
    throw new InvalidArgumentError('A date is written like 2026-05-31.');
  }
  return text;
}
