import { day as dayMs } from '../../../../domain/duration.ts';

export type NumberKind =
  | 'date'
  | 'percent'
  | 'scientific'
  | { readonly digits: number }
  | undefined;

/** A formula without a result in the file. */
export const noResult = '#CALC!';

/** ECMA-376, 18.8.30: dates, also of East Asia. */
const dateFormats = /^(?:1[4-7]|22|2[7-9]|3[0-6]|5[0-8])$/;
const kindOfFormat: Readonly<Record<string, NumberKind>> = {
  9: 'percent',
  10: 'percent',
  11: 'scientific',
  48: 'scientific',
};

/** @param id of a built-in format @param code of a custom one: `"mmm d, yyyy"` */
export function numberKind(id: string, code: string | undefined): NumberKind {
  if (code === undefined) return dateFormats.test(id) ? 'date' : kindOfFormat[id];
  const [positive = ''] = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';', 1);
  if (/[yd]|mmm/i.test(positive) && !/general/i.test(positive)) return 'date';
  if (positive.includes('%')) return 'percent';
  if (/e[+-]/i.test(positive)) return 'scientific';
  return /^0{2,}$/.test(positive) ? { digits: positive.length } : undefined;
}

/** Days before 1970-01-01. */
const dayZero = { 1900: 25_569, 1904: 24_107 } as const;
const lastDay = 2_958_465;

/** A day, `95%`, `00123`, `9995`. */
export function numberText(value: number, kind: NumberKind, system: 1900 | 1904 = 1900): string {
  if (kind === 'date' && value >= 1 && value <= lastDay) return dayText(value, system);
  if (kind === 'percent') return `${rounded(value * 100)}%`;
  // The last digits are lost; readers of stock and serial numbers refuse this form.
  if (kind === 'scientific' || Math.abs(value) >= 1e15) return value.toExponential();
  const text = rounded(value);
  return typeof kind === 'object' ? text.padStart(kind.digits, '0') : text;
}

function dayText(value: number, system: 1900 | 1904): string {
  const day = Math.floor(value + 1e-6);
  // The 1900 system has a 29th of February 1900: days before it are one later.
  const missing = system === 1900 && day < 60 ? 1 : 0;
  return new Date((day + missing - dayZero[system]) * dayMs).toISOString().slice(0, 10);
}

/** Fifteen digits, the precision of spreadsheets. */
function rounded(value: number): string {
  return String(Number(value.toPrecision(15)));
}
