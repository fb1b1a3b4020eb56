import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import type { EnquiryVehicle } from '../../domain/enquiries/stored-enquiry.ts';
import { tradeInInWords } from '../../domain/enquiries/trade-in.ts';
import type { Wish } from '../../domain/enquiries/wishes/wishes.ts';
import { vehicleTitle } from '../../domain/stock/model-name.ts';
import { withoutOverrides } from '../../domain/text/clean-text.ts';
import { asText, csvLine, guarded } from '../../domain/text/csv-line.ts';

/** Lossy; the JSON export is exact. */

type Column = readonly [heading: string, cell: (enquiry: Enquiry) => string | undefined];

const columns: readonly Column[] = [
  ['id', ({ id }) => id],
  ['receivedAt', ({ receivedAt }) => receivedAt],
  ['firstName', ({ firstName }) => firstName],
  ['lastName', ({ lastName }) => lastName],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['interest', ({ interest }) => interest],
  ['message', ({ message }) => message],
  ['vehicleId', each((vehicle) => vehicle.id)],
  ['vehicle', each(vehicleTitle)],
  ['condition', each(({ condition }) => condition)],
  ['stockNumber', each(({ stockNumber }) => stockNumber)],
  ['vin', each(({ vin }) => vin)],
  ['serialNumber', each(({ serialNumber }) => serialNumber)],
  ['location', each(({ location }) => location)],
  ['price', each(({ price }) => price)],
  ['askedPaint', each(({ askedPaint }) => askedPaint)],
  ['askedSeats', each(({ askedSeats }) => askedSeats)],
  ['plan', ({ plan }) => plan],
  ['wishes', ({ wishes = [] }) => wishes.map(wishCell).join(' | ')],
  ['fetchFrom', ({ fetchFrom }) => fetchFrom],
  ['tradeIn', ({ tradeIn }) => tradeIn && tradeInInWords(tradeIn)],
  ['page', ({ source }) => source.page],
  ['firstCampaign', ({ source }) => campaign(source.firstCampaign)],
  ['lastCampaign', ({ source }) => campaign(source.lastCampaign)],
  ['answeredAt', ({ answered }) => answered?.at],
  ['answeredBy', ({ answered }) => answered?.by],
  ['spam', ({ spam }) => spam],
];

/** Separated by ` | `, unknown ones empty: the columns of several vehicles stay in step. */
function each(fact: (vehicle: EnquiryVehicle) => string | number | undefined) {
  return ({ vehicles }: Enquiry) =>
    vehicles.map((vehicle) => String(fact(vehicle) ?? '')).join(' | ');
}

export const leadsCsvHead = toLine(columns.map(([heading]) => heading));

export function toCsvRow(enquiry: Enquiry): string {
  return toLine(columns.map(([, cell]) => cell(enquiry) ?? ''));
}

function wishCell({ topic, date, part }: Wish): string {
  return `${topic} ${date} ${part}`;
}

function campaign(parameters: Readonly<Record<string, string>> | undefined): string {
  return Object.entries(parameters ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** Never a formula; a leading zero of digits stays. */
function safeCell(cell: string): string {
  return /^0\d+$/.test(cell) ? asText(cell) : guarded(cell);
}

function toLine(cells: readonly string[]): string {
  return csvLine(cells.map((cell) => safeCell(withoutOverrides(cell).toWellFormed())));
}
