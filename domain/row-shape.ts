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

export const text: Kind<string> = {
  expected: 'a text',
  is: (value) => typeof value === 'string',
};

export const number: Kind<number> = {
  expected: 'a number',
  is: (value): value is number => Number.isFinite(value),
};

export const flag: Kind<boolean> = {
  expected: 'true or false',
  is: (value) => typeof value === 'boolean',
};

export const anything: Kind<unknown> = {
  expected: 'anything',
  is: (_value): _value is unknown => true,
};

/** An ISO 8601 date as text. */
export const date: Kind<string> = {
  expected: 'a date',
  is: (value): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

/** A day as text, `YYYY-MM-DD`. */
export const calendarDate: Kind<CalendarDate> = {
  expected: 'a day',
  is: (value): value is CalendarDate => typeof value === 'string' && dateValue(value) !== undefined,
};

/** One of these words; as keys, so that the compiler refuses a list that lacks one of `T`. */
export function oneOf<T extends string>(words: Readonly<Record<T, true>>): Kind<T> {
  return {
    expected: Object.keys(words).join(' or '),
    is: (value): value is T => typeof value === 'string' && Object.hasOwn(words, value),
  };
}

/** A word of `T`, or one that a later version knows. */
export function word<T extends string>(): Kind<T> {
  return { expected: 'a text', is: (value): value is T => typeof value === 'string' };
}

/** Either of two kinds. */
export function anyOf<A, B>(a: Kind<A>, b: Kind<B>): Kind<A | B> {
  return {
    expected: `${a.expected} or ${b.expected}`,
    is: (value): value is A | B => a.is(value) || b.is(value),
  };
}

/** The kind, or nothing at all. */
export function optional<T>(kind: Kind<T>): Kind<T | undefined> {
  return {
    expected: `${kind.expected} or absent`,
    is: (value): value is T | undefined => value === undefined || kind.is(value),
  };
}

/** A list with every item of one kind. */
export function listOf<T>(kind: Kind<T>): Kind<readonly T[]> {
  return {
    expected: `a list, each ${kind.expected}`,
    is: (value): value is readonly T[] => Array.isArray(value) && value.every(kind.is),
  };
}

/** An object with any keys and values of one kind. */
export function recordOf<T>(kind: Kind<T>): Kind<Readonly<Record<string, T>>> {
  return {
    expected: `an object, each value ${kind.expected}`,
    is(value): value is Readonly<Record<string, T>> {
      if (!isObject(value)) return false;
      for (const key in value) if (!kind.is(value[key])) return false;
      return true;
    },
  };
}

/** An object of a shape; fields beside the shape's are let through. */
export function objectOf<T>(shape: Shape<T>): Kind<T> {
  return {
    expected: 'an object of the right fields',
    is: (value): value is T => isObject(value) && faultIn(shape, value) === undefined,
  };
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
