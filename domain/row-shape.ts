import { type CalendarDate, dateValue } from './new-york-time.ts';

/** What a value that comes from outside the program has to be. */
export interface Kind<T> {
  /** The expected type, for the person who corrects the row: `"a number"`. */
  readonly expected: string;
  /** Whether `value` is one. */
  is(value: unknown): value is T;
}

/** A kind for every field of `T`; the compiler refuses a table that lacks one or has a wrong one. */
export type Shape<T> = { readonly [Field in keyof T]-?: Kind<T[Field]> };

/** A row of the store that could not be used, and why. The reason quotes no value. */
export interface UnreadableRow {
  readonly id: string;
  readonly reason: string;
}

/** The report of a row that could not be used. */
export type OnUnreadable = (row: UnreadableRow) => void;

function kindOf<T>(expected: string, is: (value: unknown) => boolean): Kind<T> {
  return { expected, is: is as Kind<T>['is'] };
}

export const text = kindOf<string>('a text', (value) => typeof value === 'string');
export const number = kindOf<number>('a number', Number.isFinite);
export const flag = kindOf<boolean>('true or false', (value) => typeof value === 'boolean');
export const anything = kindOf<unknown>('anything', () => true);

/** An ISO 8601 date as text. */
export const date = kindOf<string>(
  'a date',
  (value) => text.is(value) && !Number.isNaN(Date.parse(value)),
);

/** A day as text, `YYYY-MM-DD`. */
export const calendarDate = kindOf<CalendarDate>(
  'a day',
  (value) => text.is(value) && dateValue(value) !== undefined,
);

/** One of these words; as keys, so that the compiler refuses a list that lacks one of `T`. */
export function oneOf<T extends string>(words: Readonly<Record<T, true>>): Kind<T> {
  const expected = Object.keys(words).join(' or ');
  return kindOf(expected, (value) => text.is(value) && Object.hasOwn(words, value));
}

/** A word of `T`, or one that a later version knows. */
export function word<T extends string>(): Kind<T> {
  return kindOf(text.expected, text.is);
}

/** Either of two kinds. */
export function anyOf<A, B>(a: Kind<A>, b: Kind<B>): Kind<A | B> {
  return kindOf(`${a.expected} or ${b.expected}`, (value) => a.is(value) || b.is(value));
}

/** The kind, or nothing at all. */
export function optional<T>(kind: Kind<T>): Kind<T | undefined> {
  return kindOf(`${kind.expected} or absent`, (value) => value === undefined || kind.is(value));
}

/** A list with every item of one kind. */
export function listOf<T>(kind: Kind<T>): Kind<readonly T[]> {
  return kindOf(
    `a list, each ${kind.expected}`,
    (value) => Array.isArray(value) && value.every(kind.is),
  );
}

/** An object with any keys and values of one kind. */
export function recordOf<T>(kind: Kind<T>): Kind<Readonly<Record<string, T>>> {
  return kindOf(`an object, each value ${kind.expected}`, (value) => {
    if (!isObject(value)) return false;
    for (const key in value) if (!kind.is(value[key])) return false;
    return true;
  });
}

/** An object of a shape; fields beside the shape's are let through. */
export function objectOf<T>(shape: Shape<T>): Kind<T> {
  return kindOf(
    'an object of the right fields',
    (value) => isObject(value) && faultIn(shape, value) === undefined,
  );
}

/** The first field of `row` that is not what its shape says, in words; undefined for a good row. */
export function faultIn<T>(shape: Shape<T>, row: unknown): string | undefined {
  if (!isObject(row)) return 'is no object';
  for (const field in shape) {
    const kind = shape[field];
    if (!kind.is(row[field])) {
      return `${field} is ${row[field] === undefined ? 'missing' : `not ${kind.expected}`}`;
    }
  }
  return undefined;
}

/**
 * The value that `make` puts together from a row, if `faultOf` finds nothing wrong with it. A row
 * whose JSON text does not parse or whose fields are not what the domain says is told to
 * `onUnreadable` and left out: one bad row must not take the others with it.
 */
export function readRow<Row extends { readonly id: string }, T>(
  row: Row,
  make: (row: Row) => T,
  faultOf: (value: unknown) => string | undefined,
  onUnreadable?: OnUnreadable,
): T | undefined {
  const value = parse(() => make(row));
  const reason = value === undefined ? 'is not JSON' : faultOf(value);
  if (reason === undefined) return value;
  onUnreadable?.({ id: row.id, reason });
  return undefined;
}

function parse<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
