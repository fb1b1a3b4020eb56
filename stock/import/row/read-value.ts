import { capitalized } from '../../../domain/text/wording.ts';

/**
 * Values as people write them. Each reader takes text already on one line and answers with the
 * value, with `undefined` when the cell says nothing ("", "N/A", "TBD"), or with
 * {@link unreadable} when it says something we don't understand.
 */
export const unreadable = Symbol('unreadable');
export type Read<T> = T | undefined | typeof unreadable;

const nothing = /^(?:|n\/?a|none|null|nil|undefined|unknown|not available|tb[ad]|[-–—.?]+|#n\/a)$/i;

/** Whether a cell is one of the ways to leave it empty. */
export function isBlank(text: string): boolean {
  return nothing.test(text);
}

/** Whether a cell holds what a spreadsheet shows where a formula fails: `"#REF!"`, `"#NAME?"`. */
export function isSheetError(text: string): boolean {
  return /^#(?:ref!|name\?|value!|div\/0!|null!|num!|spill!|calc!|error!)$/i.test(text);
}

/** A model year, also as a spreadsheet writes it ("2024.0"). */
export function readYear(text: string): Read<number> {
  if (isBlank(text) || /^0+$/.test(text)) return undefined;
  const year = /^(?:MY ?)?(\d,?\d{3})(?:\.0+)?$/i.exec(text)?.[1];
  const number = Number(year?.replace(',', ''));
  return number >= 1950 && number <= 2100 ? number : unreadable;
}

/** `"1,204 miles"` → whole miles. "Exempt" and the like say nothing. */
export function readMiles(text: string): Read<number> {
  if (isBlank(text) || /^(?:exempt|tmu|low|new)$/i.test(text)) return undefined;
  const bare = /^(\d[\d,]*(?:\.\d+)?)\s*(?:mi\.?|miles?)?$/i.exec(text)?.[1];
  // "1.204" may be one mile or twelve hundred.
  if (bare === undefined || /^\d{1,3}\.\d{3}$/.test(bare)) return unreadable;
  const miles = Math.round(Number(bare.replaceAll(',', '')));
  return miles <= 1_000_000 ? miles : unreadable;
}

const numberWords: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, number): [string, number] => [word, number]),
).set('fourteen', 14);

/** Words that stand in a column of seats for a cart that carries things. */
const noSeats = /^(?:utility|cargo|hauler|flat ?bed|varies|other)\b/i;

/** A day that a spreadsheet has made of a range: `"4-Mar"` was `"3-4"`. */
const dayCell =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,2}|\d{4}-\d{2}-\d{2})$/i;

/** A number of seats in words, as it stands in columns of other names. */
export const seatsPhrase = /^\d ?-?(?:seat(?:er)?|pass(?:enger)?)s?$/i;

/** `"4 Passenger"`, `"2+2"`, `"six seats"`, `"Seats 4"` → a number of seats; below two is none. */
export function readSeats(text: string): Read<number> {
  if (isBlank(text) || noSeats.test(text)) return undefined;
  if (dayCell.test(text)) return unreadable;
  const bare = text.replace(/^(?:seats|seating(?: for)?|passengers?)\b[: ]*/i, '');
  const [word = ''] = bare.toLowerCase().split(/[\s-]/, 1);
  const digits = /^(\d{1,2})(?:\s*\+\s*(\d{1,2}))?(?:\.0+)?(?![\d.,])/.exec(bare);
  const seats = digits ? Number(digits[1]) + Number(digits[2] ?? 0) : numberWords.get(word);
  if (seats !== undefined && seats < 2) return undefined;
  return seats !== undefined && seats <= 50 ? seats : unreadable;
}

const yes = /^(?:yes|y|1|1\.0+|true|t|x|on|✓|✔)!?$/i;
const no = /^(?:no|n|0|0\.0+|false|f|off|not)$/i;

/** "Yes", "Y", "1", "TRUE" and their opposites, and the words a field has for them. */
export function readFlag(
  text: string,
  words: { readonly true?: string; readonly false?: string } = {},
): Read<boolean> {
  if (isBlank(text)) return undefined;
  if (yes.test(text) || isAmong(text, words.true)) return true;
  if (no.test(text) || isAmong(text, words.false)) return false;
  return unreadable;
}

/** A color; one in capitals alone as a name: `"MATTE BLACK"` → `"Matte Black"`, not `"BLK/TAN"`. */
export function readColor(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isShouted = words.every((word) => word.length > 2 && /^(?=.*[AEIOUY])\p{Lu}+$/u.test(word));
  if (!isShouted || /\d/.test(text)) return text;
  return text.replace(/\p{L}+/gu, (word) => capitalized(word.toLowerCase()));
}

/** Inches of lift, or what {@link readFlag} reads. */
export function readLifted(
  text: string,
  words: { readonly true?: string; readonly false?: string },
): Read<boolean> {
  if (/^\d+(?:\.\d+)?\s*(?:"|”|″|in\.?|inch(?:es)?)(?:\s*lift(?: kit)?)?$/i.test(text)) {
    return Number.parseFloat(text) > 0;
  }
  return readFlag(text, words);
}

/**
 * One of a field's values. The words of the whole cell have to be its words, or say nothing about the
 * field (`unsaid`): `"Used - good"` is used, `"Nearly new"` is unreadable.
 */
export function readChoice<Value extends string>(
  text: string,
  choices: Readonly<Record<Value, string>>,
  unsaid = '',
): Read<Value> {
  if (isBlank(text)) return undefined;
  const values = new Set(phrasesOf(text, choices, unsaid));
  const [only] = values;
  return values.size > 1 || only === null ? unreadable : only;
}

/**
 * The values whose phrases make up a text, from its start to its end; `[null]` where a word is left
 * over. A value's own name is one of its phrases.
 */
export function phrasesOf<Value extends string>(
  text: string,
  choices: Readonly<Record<Value, string>>,
  unsaid = '',
): readonly (Value | null)[] {
  const phrases = phraseTable(choices, unsaid);
  const whole = phrases.get(inWords(text).replaceAll(' ', ''));
  if (whole !== undefined) return whole === '' ? [] : [whole as Value];
  const words = inWords(text).split(' ', mostWords + 1);
  const found: (Value | null)[] = [];
  for (let at = 0; at < words.length; ) {
    const count = [4, 3, 2, 1].find((length) => phrases.has(words.slice(at, at + length).join('')));
    if (count === undefined || at + count > mostWords) return [null];
    const value = phrases.get(words.slice(at, at + count).join(''));
    if (value) found.push(value as Value);
    at += count;
  }
  return found;
}

const mostWords = 12;

/** Letters and digits in lower case; anything else separates words. */
function inWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Values by their phrases without spaces, made once for each table of choices; `''` says nothing. */
const phraseTables = new WeakMap<object, ReadonlyMap<string, string>>();

function phraseTable(
  choices: Readonly<Record<string, string>>,
  unsaid: string,
): ReadonlyMap<string, string> {
  const earlier = phraseTables.get(choices);
  if (earlier !== undefined) return earlier;
  const entries = Object.entries({ ...choices, '': unsaid }).flatMap(([value, list]) =>
    [value, ...list.split(',')].map((phrase): [string, string] => [keyOf(phrase), value]),
  );
  const table = new Map(entries.filter(([phrase]) => phrase !== ''));
  phraseTables.set(choices, table);
  return table;
}

function keyOf(text: string): string {
  return inWords(text).replaceAll(' ', '');
}

function isAmong(text: string, list = ''): boolean {
  const key = keyOf(text);
  return key !== '' && list.split(',').some((phrase) => keyOf(phrase) === key);
}

/** 17 characters without I, O and Q, upper case; spaces and hyphens inside are dropped. */
export function readVin(text: string): Read<string> {
  if (isBlank(text)) return undefined;
  const vin = text.toUpperCase().replace(/^VIN\W+|[\s-]|\*+$/g, '');
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : unreadable;
}

/** A bare number gets the unit this field is shown in: `"25"` → `"25 mph"`. */
export function withUnit(text: string, unit: string): string {
  return /^\d+(?:\.\d+)?$/.test(text) ? `${text} ${unit}` : text;
}

/** A long number, or "12E4", as a spreadsheet saves it: its digits are lost. */
const scientific = /^\d(?:\.\d+)?e\+\d+$/i;

/** A stock number: any text that a spreadsheet has not turned into `1.20E+05` or a day. */
export function readStockNumber(text: string): Read<string> {
  if (isBlank(text)) return undefined;
  return scientific.test(text) || dayCell.test(text) ? unreadable : text;
}

/** A serial number: letters and digits, at least one digit; not `5.21E+16`. */
export function readSerial(text: string): Read<string> {
  if (isBlank(text)) return undefined;
  const isSerial = /^[\p{L}\p{N}][\p{L}\p{N} ./#-]{2,39}$/u.test(text) && /\d/.test(text);
  return isSerial && !scientific.test(text) ? text : unreadable;
}
