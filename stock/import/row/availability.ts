import { vehicleFields } from '../../../domain/catalogue/fields/vehicle-fields.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { isBlank, readChoice, readFlag, unreadable } from './read-value.ts';
import type { RowReading } from './row-reading.ts';

/**
 * Status and stock, from whichever columns state them: "Status" (also with a number on hand, or
 * "New"), "Available" and "Sold" (a mark or a date; both also with "On hold"), "SOLD" in place of a price.
 * A row that says nothing is in stock, because the file is the stock. In stock is true only without
 * a status, or with the status `in-stock`.
 */
export function availabilityOf(row: RowReading): Pick<Vehicle, 'status' | 'inStock'> {
  const note = readChoice(row.line('sold') ?? '', status.choices);
  const noted = typeof note === 'string' ? note : undefined;
  if (noted === undefined && isSold(row)) return { status: 'sold', inStock: false };
  const cells: readonly Reading[] = [read(row, 'status'), read(row, 'inStock'), { status: noted }];
  const state = noted === 'sold' ? noted : cells.find((one) => one.status !== undefined)?.status;
  const isDenied = cells.some(({ inStock }) => inStock === false);
  if (state !== undefined && state !== 'in-stock') return { status: state, inStock: false };
  return isDenied ? { inStock: false } : { ...(state && { status: state }), inStock: true };
}

interface Reading {
  readonly status?: Vehicle['status'];
  readonly inStock?: boolean;
}

const { status, inStock, condition } = vehicleFields;

function read(row: RowReading, field: 'status' | 'inStock'): Reading {
  const text = row.line(field);
  if (text === undefined || isBlank(text)) return {};
  if (/^\d+(?:\.0+)?$/.test(text)) return { inStock: Number(text) > 0 };
  const flag = readFlag(text, inStock.words);
  const choice = readChoice(text, status.choices);
  const asFlag = typeof flag === 'boolean' ? { inStock: flag } : undefined;
  const asChoice = typeof choice === 'string' ? { status: choice } : undefined;
  const reading = field === 'status' ? (asChoice ?? asFlag) : (asFlag ?? asChoice);
  if (reading !== undefined) return reading;
  // Some systems write new and used into their status.
  if (readChoice(text, condition.choices) === unreadable) row.refuse(field, text);
  return {};
}

function isSold(row: RowReading): boolean {
  const mark = row.line('sold') ?? '';
  const isDate = /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?$/.test(mark);
  const isMarked = isDate || /^sold\b/i.test(mark) ? true : row.value('sold');
  return isMarked === true || /^sold\b/i.test(row.line('price') ?? '');
}
