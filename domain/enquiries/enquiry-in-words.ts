import { hour } from '../duration.ts';
import { formatUsd } from '../money.ts';
import { newYorkTime } from '../new-york-time.ts';
import { vehicleTitle } from '../stock/model-name.ts';
import { conditionLabels } from '../stock/offer/offer.ts';
import { finishInWords } from '../stock/pictures/finish.ts';
import { vehiclePath } from '../stock/vehicle-path.ts';
import type { Enquiry } from './enquiry.ts';
import { interestLabels } from './enquiry-fields.ts';
import type { EnquiryVehicle } from './stored-enquiry.ts';
import { tradeInTitle } from './trade-in.ts';

/** `"2026 Denago ROVER XL6 (new, $12,995, stock A17, VIN …)"`. */
export function vehicleInWords(vehicle: EnquiryVehicle): string {
  const { condition, price, stockNumber, vin, serialNumber, unavailable } = vehicle;
  const facts = [
    unavailable?.toLowerCase(),
    condition && conditionLabels[condition].toLowerCase(),
    price === undefined ? undefined : formatUsd(price),
    stockNumber === undefined ? undefined : `stock ${stockNumber}`,
    vin === undefined ? undefined : `VIN ${vin}`,
    serialNumber === undefined ? undefined : `serial ${serialNumber}`,
    askedFinish(vehicle),
  ].filter((fact) => fact !== undefined);
  const title = vehicleTitle(vehicle);
  return facts.length === 0 ? title : `${title} (${facts.join(', ')})`;
}

/** `"asked for in lake blue with saddle seats"`. */
export function askedFinish({ askedPaint, askedSeats }: EnquiryVehicle): string | undefined {
  const finish = finishInWords({ paint: askedPaint, seats: askedSeats });
  return finish && `asked for ${finish}`;
}

/** `"2018 Club Car Precedent and 2 more"`, `"… for a 2015 EZ-GO TXT"`, a plan, or the interest. */
export function subjectInWords({ vehicles, plan, tradeIn, interest }: Enquiry): string {
  const [first, ...more] = vehicles;
  const offered = tradeIn && tradeInTitle(tradeIn);
  if (first === undefined) return offered ?? plan ?? interestLabels[interest];
  const title = vehicleTitle(first);
  if (offered !== undefined) return `${title} for a ${offered}`;
  return more.length === 0 ? title : `${title} and ${more.length} more`;
}

/** `siteUrl`: an origin without a trailing slash. */
export function vehicleAddress(siteUrl: string, { id }: Pick<EnquiryVehicle, 'id'>): string {
  return siteUrl + vehiclePath(id.toWellFormed());
}

/** `"2026-05-01T12:00:00.000Z"` → `"Friday, May 1, 2026 at 8:00 AM EDT"`. */
export function timeInWords(date: string): string {
  return eastern.format(new Date(date)).replaceAll('\u202f', ' ');
}

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** `"2026-05-01T12:00:00.000Z"` → `"2026-05-01T08:00:00-04:00"`. */
export function easternTime(iso: string): string {
  const { date, time } = newYorkTime(new Date(iso));
  const late = Date.parse(iso) - Date.parse(`${date}T${time}-04:00`);
  return `${date}T${time}${iso.slice(16, 19)}${late < hour ? '-04:00' : '-05:00'}`;
}
