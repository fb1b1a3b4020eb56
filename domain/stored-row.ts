import * as v from 'valibot';
import { type CalendarDate, dateValue } from './new-york-time.ts';

/** Each message states the required kind of value. */
export const text = v.string('a text');
export const number = v.pipe(v.number('a number'), v.finite('a number'));
export const flag = v.boolean('true or false');

export const date = v.custom<string>(
  (value) => v.is(text, value) && !Number.isNaN(Date.parse(value)),
  'a date',
);

export const calendarDate = v.custom<CalendarDate>(
  (value) => v.is(text, value) && dateValue(value) !== undefined,
  'a day',
);

/** A word of `T`, or of a later version. */
export function word<T extends string>() {
  return v.custom<T>((value) => v.is(text, value), 'a text');
}

export function listOf<const S extends v.GenericSchema>(item: S) {
  return v.pipe(v.array(item, 'a list'), v.readonly());
}

export function recordOf<const S extends v.GenericSchema>(value: S) {
  return v.pipe(v.record(v.string(), value, 'an object'), v.readonly());
}

/** The reason quotes no value. */
export interface UnreadableRow {
  readonly id: string;
  readonly reason: string;
}

export type OnUnreadable = (row: UnreadableRow) => void;

export function faultIn(schema: v.GenericSchema, value: unknown): string | undefined {
  const [issue] = v.safeParse(schema, value, { abortEarly: true }).issues ?? [];
  if (issue === undefined) return undefined;
  const path = v.getDotPath(issue);
  if (path === null) return 'is no object';
  return `${path} is ${issue.input === undefined ? 'missing' : `not ${issue.message}`}`;
}

/** Value of `make` if `schema` accepts it; others go to `onUnreadable` and leave the rest whole. */
export function readRow<Row extends { readonly id: string }, T>(
  row: Row,
  make: (row: Row) => T,
  schema: v.GenericSchema,
  onUnreadable?: OnUnreadable,
): T | undefined {
  let reason: string | undefined;
  try {
    const value = make(row);
    reason = faultIn(schema, value);
    if (reason === undefined) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    reason = 'is not JSON';
  }
  onUnreadable?.({ id: row.id, reason });
  return undefined;
}
