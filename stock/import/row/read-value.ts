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

const noPrice =
  /^(?:(?:please )?(?:call|ask|inquire|enquire|contact)\b.*|price on request|on request|request (?:a )?(?:price|quote)|see dealer|poa|market price)$/i;

/** Above this a price is a misread column, not a golf cart. US dollars. */
const dearest = 1_000_000;

/**
 * `"$12,995"`, `"12995.00 USD"`, `"From $7,695*"` → dollars, to the cent. "Call" and zero mean
 * there is no price to show.
 */
export function readMoney(text: string): Read<number> {
  if (isBlank(text) || noPrice.test(text)) return undefined;
  const bare = text
    .replace(/^(?:from|starting at|now|only|sale)\b:?/i, '')
    .replace(/us\$|usd|dollars|[$*+\s]/gi, '');
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(bare)) return unreadable;
  const dollars = Math.round(Number(bare.replaceAll(',', '')) * 100) / 100;
  if (dollars > dearest) return unreadable;
  return dollars === 0 ? undefined : dollars;
}

/** A model year, also as a spreadsheet writes it ("2024.0"). */
export function readYear(text: string): Read<number> {
  if (isBlank(text) || /^0+$/.test(text)) return undefined;
  const year = /^(\d{4})(?:\.0+)?$/.exec(text)?.[1];
  const number = Number(year);
  return number >= 1950 && number <= 2100 ? number : unreadable;
}

/** `"1,204 miles"` → whole miles. "Exempt" and the like say nothing. */
export function readMiles(text: string): Read<number> {
  if (isBlank(text) || /^(?:exempt|tmu|low|new)$/i.test(text)) return undefined;
  const bare = /^(\d[\d,]*(?:\.\d+)?)\s*(?:mi\.?|miles?)?$/i.exec(text)?.[1];
  if (bare === undefined) return unreadable;
  const miles = Math.round(Number(bare.replaceAll(',', '')));
  return miles <= 1_000_000 ? miles : unreadable;
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** `"4 Passenger"`, `"2+2"`, `"six seats"` → a number of seats. */
export function readSeats(text: string): Read<number> {
  if (isBlank(text)) return undefined;
  const [word = ''] = text.toLowerCase().split(/[\s-]/, 1);
  const digits = /^(\d{1,2})(?:\s*\+\s*(\d{1,2}))?(?:\.0+)?(?![\d.,])/.exec(text);
  const seats = digits ? Number(digits[1]) + Number(digits[2] ?? 0) : numberWords.indexOf(word);
  if (seats === 0) return undefined;
  return seats > 0 && seats <= 50 ? seats : unreadable;
}

const yes = /^(?:yes|y|1|1\.0+|true|t|x|on|✓|✔)$/i;
const no = /^(?:no|n|0|0\.0+|false|f|off|not)$/i;

/** "Yes", "Y", "1", "TRUE" and their opposites, and the two words of the column itself. */
export function readFlag(text: string, trueWords?: RegExp, falseWords?: RegExp): Read<boolean> {
  if (isBlank(text)) return undefined;
  if (yes.test(text) || trueWords?.test(text)) return true;
  if (no.test(text) || falseWords?.test(text)) return false;
  return unreadable;
}

export function readStreetLegal(text: string): Read<boolean> {
  return readFlag(
    text,
    /^(?:street[ -]?legal|lsv|road[ -]?legal)$/i,
    /^(?:off[ -]?road(?: only)?|ptv|golf(?: cart)?|not street[ -]?legal|non[ -]?lsv)$/i,
  );
}

export function readLifted(text: string): Read<boolean> {
  if (/^\d+(?:\.\d+)?\s*(?:"|”|″|in\.?|inch(?:es)?)(?:\s*lift(?: kit)?)?$/i.test(text)) {
    return Number.parseFloat(text) > 0;
  }
  return readFlag(
    text,
    /^(?:lifted|raised)$/i,
    /^(?:(?:non|not|un)[ -]?lifted|stock|standard|lowered|low(?:[ -]profile)?|street)$/i,
  );
}

/** "Available", "Sold", or a number on hand. */
export function readInStock(text: string): Read<boolean> {
  if (/^\d+(?:\.0+)?$/.test(text)) return Number(text) > 0;
  return readFlag(
    text,
    /^(?:in[ _-]?stock|available|active|live|for sale|on (?:the )?lot|ready|new|used)$/i,
    /^(?:out[ _-]?of[ _-]?stock|unavailable|not available|inactive|sold(?: out)?|sale pending|pending(?: sale)?|on[ _-]?order|in[ _-]?transit|reserved|(?:on )?hold|back[ _-]?order(?:ed)?|incoming|delivered|discontinued)$/i,
  );
}

/** "New", "U", "Pre-Owned". */
export function readCondition(text: string): Read<'new' | 'used'> {
  if (isBlank(text)) return undefined;
  if (/^(?:(?:brand[ -]?)?new|n)$/i.test(text)) return 'new';
  if (
    /^(?:used|u|(?:certified )?pre[ -]?owned|cpo|p|certified|refurbished|reconditioned|demo)$/i.test(
      text,
    )
  ) {
    return 'used';
  }
  return unreadable;
}

/** 17 characters without I, O and Q, upper case; spaces and hyphens inside are dropped. */
export function readVin(text: string): Read<string> {
  if (isBlank(text)) return undefined;
  const vin = text.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : unreadable;
}

/** A bare number gets the unit this field is shown in: `"25"` → `"25 mph"`. */
export function withUnit(text: string, unit: string): string {
  return /^\d+(?:\.\d+)?$/.test(text) ? `${text} ${unit}` : text;
}
