import type { Lead } from './lead.ts';
import { withoutOverrides } from './lead-in-words.ts';

/**
 * Enquiries as CSV (RFC 4180: CRLF between rows, quotation marks doubled) for a spreadsheet. A
 * spreadsheet runs a cell that starts like a formula, so such a cell gets an apostrophe in front,
 * which it shows as text. What has to come back exactly is exported as JSON.
 */

type Column = readonly [heading: string, cell: (lead: Lead) => string | number | undefined];

const columns: readonly Column[] = [
  ['id', ({ id }) => id],
  ['receivedAt', ({ receivedAt }) => receivedAt],
  ['firstName', ({ firstName }) => firstName],
  ['lastName', ({ lastName }) => lastName],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['interest', ({ interest }) => interest],
  ['message', ({ message }) => message],
  ['vehicleId', ({ vehicle }) => vehicle?.id],
  ['vehicle', ({ vehicle }) => vehicle?.name],
  ['stockNumber', ({ vehicle }) => vehicle?.stockNumber],
  ['price', ({ vehicle }) => vehicle?.price],
  ['plan', ({ plan }) => plan],
  ['page', ({ source }) => source.page],
  ['firstCampaign', ({ source }) => campaign(source.firstCampaign)],
  ['lastCampaign', ({ source }) => campaign(source.lastCampaign)],
  ['spam', ({ spam }) => spam],
];

/** The first row: the columns' names, with its line break. */
export const leadsCsvHead = toLine(columns.map(([heading]) => heading));

/** One enquiry as a row with its line break. */
export function toCsvRow(lead: Lead): string {
  return toLine(columns.map(([, cell]) => String(cell(lead) ?? '')));
}

function campaign(parameters: Readonly<Record<string, string>> | undefined): string {
  return Object.entries(parameters ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

function toLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`;
}

/** Also for signs in their wide forms, and behind blanks that a spreadsheet skips. */
function inert(cell: string): string {
  const shown = withoutOverrides(cell).toWellFormed();
  return /^[\s\p{Cc}\u200b-\u200f\ufeff]*['=+\-@＝＋－＠]|^[\t\r\n]/u.test(shown)
    ? `'${shown}`
    : shown;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
