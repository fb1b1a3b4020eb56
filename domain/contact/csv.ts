import { vehicleTitle } from '../catalogue/model-name.ts';
import { withoutOverrides } from '../text/clean-text.ts';
import { csvLine, guarded } from '../text/csv-line.ts';
import type { Lead, LeadVehicle } from './lead.ts';
import { tradeInInWords } from './trade-in-in-words.ts';
import type { Wish } from './wishes/wishes.ts';

/**
 * Enquiries as CSV for a spreadsheet: a cell that starts like a formula gets an apostrophe in
 * front. What has to come back exactly is exported as JSON.
 */

type Column = readonly [heading: string, cell: (lead: Lead) => string | undefined];

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

/**
 * A fact of every vehicle, apart by ` | ` in their order; what is not known is empty, so that the
 * columns of several vehicles stay in step.
 */
function each(fact: (vehicle: LeadVehicle) => string | number | undefined) {
  return ({ vehicles }: Lead) => vehicles.map((vehicle) => String(fact(vehicle) ?? '')).join(' | ');
}

/** The first row: the columns' names, with its line break. */
export const leadsCsvHead = toLine(columns.map(([heading]) => heading));

/** One enquiry as a row with its line break. */
export function toCsvRow(lead: Lead): string {
  return toLine(columns.map(([, cell]) => cell(lead) ?? ''));
}

/** `"test-drive 2026-11-24 morning"`. */
function wishCell({ topic, date, part }: Wish): string {
  return `${topic} ${date} ${part}`;
}

function campaign(parameters: Readonly<Record<string, string>> | undefined): string {
  return Object.entries(parameters ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

function toLine(cells: readonly string[]): string {
  return csvLine(cells.map((cell) => guarded(withoutOverrides(cell).toWellFormed())));
}
