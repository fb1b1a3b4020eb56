import { memoized } from '../../../domain/memoized.ts';
import { capitalized } from '../../../domain/text/wording.ts';

/** An empty cell ("N/A", "TBD") is undefined. */
export const unreadable = Symbol('unreadable');
export type Read<T> = T | undefined | typeof unreadable;

const nothing = /^(?:|n\/?a|none|null|nil|undefined|unknown|not available|tb[ad]|[-–—.?]+|#n\/a)$/i;

export function isBlank(text: string): boolean {
  return nothing.test(text);
}

/** `"#REF!"`, `"#NAME?"`. */
export function isSheetError(text: string): boolean {
  return /^#(?:ref!|name\?|value!|div\/0!|null!|num!|spill!|calc!|error!)$/i.test(text);
}

export function readYear(text: string): Read<number> {
  if (isBlank(text) || /^0+$/.test(text)) return undefined;
  const year = /^(?:MY ?)?(\d,?\d{3})(?:\.0+)?$/i.exec(text)?.[1];
  const number = Number(year?.replace(',', ''));
  return number >= 1950 && number <= 2100 ? number : unreadable;
}

/** `"'19"` → `"2019"`, `"99"` → `"1999"`. */
export function withCentury(text: string): string {
  const digits = /^['’]?(\d{2})$/.exec(text)?.[1];
  return digits === undefined ? text : `${digits < '50' ? 20 : 19}${digits}`;
}

/** “Exempt” and the like are empty. */
export function readMiles(text: string): Read<number> {
  if (isBlank(text) || /^(?:exempt|tmu|low|new)$/i.test(text)) return undefined;
  const [, bare, unit] =
    /^(\d[\d,]*(?:\.\d+)?)\s*(mi\.?|miles?|km|kilometers?)?$/i.exec(text) ?? [];
  // "1.204" may be one mile or twelve hundred.
  if (bare === undefined || /^\d{1,3}\.\d{3}$/.test(bare)) return unreadable;
  const perUnit = /^k/i.test(unit ?? '') ? 0.621371 : 1;
  const miles = Math.round(Number(bare.replaceAll(',', '')) * perUnit);
  return miles <= 1_000_000 ? miles : unreadable;
}

const numberWords: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, number): [string, number] => [word, number]),
).set('fourteen', 14);

/** A cart for loads. */
const noSeats = /^(?:utility|cargo|hauler|flat ?bed|varies|other)\b/i;

/** A spreadsheet's day of a range: `"4-Mar"` was `"3-4"`. */
const dayCell =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,2}|\d{4}-\d{2}-\d{2})$/i;

export const seatsPhrase = /^\d ?-?(?:seat(?:er)?|pass(?:enger)?)s?$/i;

/** `"4 Passenger"`, `"2+2"`; of `"3-4"` the most it seats; at least two. */
export function readSeats(text: string): Read<number> {
  if (isBlank(text) || noSeats.test(text)) return undefined;
  if (dayCell.test(text)) return unreadable;
  const bare = text.replace(/^(?:seats|seating(?: for)?|passengers?)\b[: ]*/i, '');
  const [word = ''] = bare.toLowerCase().split(/[\s-]/, 1);
  const [, first, joint, second = '0'] =
    /^(\d{1,2})(?:\s*(\+|[-–/]|to)\s*(\d{1,2}))?(?:\.0+)?(?![\d.,])/.exec(bare) ?? [];
  const [one, other] = [Number(first), Number(second)];
  const digits = joint === '+' ? one + other : Math.max(one, other);
  const seats = first === undefined ? numberWords.get(word) : digits;
  if (seats !== undefined && seats < 2) return undefined;
  return seats !== undefined && seats <= 50 ? seats : unreadable;
}

const yes = /^(?:yes|y|1|1\.0+|true|t|x|on|✓|✔)!?$/i;
const no = /^(?:no|n|0|0\.0+|false|f|off|not)$/i;

export function readFlag(
  text: string,
  words: { readonly true?: string; readonly false?: string } = {},
): Read<boolean> {
  if (isBlank(text)) return undefined;
  if (yes.test(text) || isAmong(text, words.true)) return true;
  if (no.test(text) || isAmong(text, words.false)) return false;
  return unreadable;
}

/** `"MATTE BLACK"` → `"Matte Black"`, not `"BLK/TAN"`. */
export function readColor(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isShouted = words.every((word) => word.length > 2 && /^(?=.*[AEIOUY])\p{Lu}+$/u.test(word));
  if (!isShouted || /\d/.test(text)) return text;
  return text.replace(/\p{L}+/gu, (word) => capitalized(word.toLowerCase()));
}

export function readLifted(
  text: string,
  words: { readonly true?: string; readonly false?: string },
): Read<boolean> {
  if (/^\d+(?:\.\d+)?\s*(?:"|”|″|in\.?|inch(?:es)?)(?:\s*lift(?: kit)?)?$/i.test(text)) {
    return Number.parseFloat(text) > 0;
  }
  return readFlag(text, words);
}

interface Choice<Value extends string> {
  readonly choices: Readonly<Record<Value, string>>;
  readonly ignoredWords?: string;
}

/** `"Used - good"` is used, `"Nearly new"` unreadable; `ignoredWords` words leave it open. */
export function readChoice<Value extends string>(text: string, choice: Choice<Value>): Read<Value> {
  if (isBlank(text)) return undefined;
  const values = new Set(phrasesOf(text, choice));
  const [only] = values;
  return values.size > 1 || only === null ? unreadable : only;
}

/** `[null]` where a word is left over. */
export function phrasesOf<Value extends string>(
  text: string,
  choice: Choice<Value>,
): readonly (Value | null)[] {
  const phrases = phraseTable(choice);
  const whole = phrases.get(phraseKey(text));
  if (whole !== undefined) return whole === '' ? [] : [whole as Value];
  const words = inWords(text).split(' ', maxWords + 1);
  const values: (Value | null)[] = [];
  for (let at = 0; at < words.length; ) {
    const count = [4, 3, 2, 1].find((length) => phrases.has(words.slice(at, at + length).join('')));
    if (count === undefined || at + count > maxWords) return [null];
    const value = phrases.get(words.slice(at, at + count).join(''));
    if (value) values.push(value as Value);
    at += count;
  }
  return values;
}

const maxWords = 12;

function inWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `''`: open. */
const phraseTable = memoized(({ choices, ignoredWords = '' }: Choice<string>) => {
  const entries = Object.entries({ ...choices, '': ignoredWords }).flatMap(([value, list]) =>
    [value, ...list.split(',')].map((phrase): [string, string] => [phraseKey(phrase), value]),
  );
  return new Map(entries.filter(([phrase]) => phrase !== ''));
});

function phraseKey(text: string): string {
  return inWords(text).replaceAll(' ', '');
}

function isAmong(text: string, list = ''): boolean {
  const key = phraseKey(text);
  return key !== '' && list.split(',').some((phrase) => phraseKey(phrase) === key);
}

/** 17 characters without I, O and Q. */
export function readVin(text: string): Read<string> {
  if (isBlank(text)) return undefined;
  const vin = text.toUpperCase().replace(/^VIN\W+|[\s-]|\*+$/g, '');
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : unreadable;
}

export function withUnit(text: string, unit: string): string {
  return /^\d+(?:\.\d+)?$/.test(text) ? `${text} ${unit}` : text;
}

/** Its digits are lost. */
const scientific = /^\d(?:\.\d+)?e\+\d+$/i;

export function readStockNumber(text: string): Read<string> {
  if (isBlank(text)) return undefined;
  return scientific.test(text) || dayCell.test(text) ? unreadable : text;
}

/** At least one digit. */
export function readSerial(text: string): Read<string> {
  if (isBlank(text)) return undefined;
  const isSerial = /^[\p{L}\p{N}][\p{L}\p{N} ./#-]{2,39}$/u.test(text) && /\d/.test(text);
  return isSerial && !scientific.test(text) ? text : unreadable;
}
