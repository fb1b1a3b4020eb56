import { cleanLine } from '../text/clean-text.ts';
import { type Day, dayNames, week } from '../week.ts';
import { formatDays, formatSpan, isWithin, type Span } from './hours.ts';

/** The value, or the reason in words. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

class Unreadable extends Error {}

const maxTextLength = 300;
const maxNoteLength = 40;

/** `"Mon-Fri 9-5:30, Sat 9-noon"` (spec S1.16); unnamed days are closed, two readings refused. */
export function readHours(text: string): Parsed<readonly Span[]> {
  try {
    return { ok: true, value: spansOf(cleanLine(text)) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.message };
    throw error;
  }
}

/** `"Mon–Fri 9 AM – 5:30 PM, Sat–Sun Closed"`. */
export function writeHours(spans: readonly Span[]): string {
  return spans.map((span) => `${formatDays(span)} ${formatSpan(span)}`).join(', ');
}

function spansOf(text: string): readonly Span[] {
  if (text.length > maxTextLength)
    throw new Unreadable(`Hours have at most ${maxTextLength} characters`);
  const parts = text.split(/[,;]/).filter((part) => part.trim() !== '');
  const named = parts.map((part) => spanOf(part.trim()));
  if (!named.some((span) => 'opens' in span)) {
    throw new Unreadable('No day has opening times; for days off there is dealer closed');
  }
  const of = (day: Day) => named.filter((span) => isWithin(day, span));
  const twice = week.find((day) => of(day).length > 1);
  if (twice !== undefined) throw new Unreadable(`${dayNames[twice]} is named twice`);
  const spans: Span[] = [];
  for (const day of week) {
    const span = of(day)[0];
    const last = spans.at(-1);
    if (span !== undefined && span === last) continue;
    if (span !== undefined) spans.push(span);
    else if (last !== undefined && !named.includes(last))
      spans[spans.length - 1] = closed(last.from, day);
    else spans.push(closed(day, day));
  }
  return spans;
}

function closed(from: Day, to: Day): Span {
  return { from, to, note: 'Closed' };
}

/** `"Mon-Fri 9-5"`, `"Sun closed"`. */
function spanOf(part: string): Span {
  const [, first = '', last = first, rest = ''] =
    /^([a-z]+)\.?(?:\s*(?:[-–]|to\b)\s*([a-z]+)\.?)?[\s:]+(\S.*)$/i.exec(part) ?? [];
  if (rest === '') throw new Unreadable(`“${part}” is not a day with its hours; write Mon-Sat 9-5`);
  const [from, to] = [dayNamed(first), dayNamed(last)];
  if (week.indexOf(to) < week.indexOf(from)) {
    throw new Unreadable(`“${first}-${last}” runs past Sunday; write each side of it separately`);
  }
  if (/\d|\bnoon\b/i.test(rest)) return { from, to, ...timesOf(rest) };
  if (!/^\p{L}[\p{L} ’'-]*$/u.test(rest) || rest.length > maxNoteLength) {
    throw new Unreadable(`“${rest}” is neither hours nor a few words`);
  }
  return { from, to, note: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

function dayNamed(name: string): Day {
  const typed = name.toLowerCase();
  const day = week.find(
    (one) => typed.length >= 3 && dayNames[one].toLowerCase().startsWith(typed),
  );
  if (day === undefined) throw new Unreadable(`“${name}” is not a day of the week`);
  return day;
}

const time = String.raw`\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m\b\.?)?|noon`;
const times = new RegExp(`^(${time})\\s*(?:[-–]|to\\b|until\\b)\\s*(${time})$`, 'i');

function timesOf(words: string): { readonly opens: string; readonly closes: string } {
  const [, from, to] = times.exec(words) ?? [];
  if (from === undefined || to === undefined) {
    throw new Unreadable(`“${words}” is not a time; write 9-5 or 9:30 AM - 5 PM`);
  }
  // 24-hour times: `09:00`, `17`.
  const isWhole = [from, to].some((typed) => /^(?:0\d?|1[3-9]|2\d)(?::\d\d)?$/.test(typed));
  const closing = readingsOf(to, isWhole);
  const pairs = readingsOf(from, isWhole).flatMap((opens) =>
    closing.filter((closes) => opens < closes).map((closes) => ({ opens, closes })),
  );
  const [only] = pairs;
  if (only === undefined) throw new Unreadable(`“${words}” closes before it opens`);
  if (pairs.length > 1) {
    throw new Unreadable(`“${words}” can be read in more than one way; write AM or PM to both`);
  }
  return only;
}

/** `HH:MM`; `"9"` is morning or evening. */
function readingsOf(typed: string, isWhole: boolean): readonly string[] {
  const [, digits = '12', minute = '00', half] =
    /^(\d+)(?::(\d\d))?\s*([ap])?/.exec(typed.toLowerCase()) ?? [];
  const hour = Number(digits);
  const isReal = Number(minute) < 60 && (half === undefined ? hour < 24 : hour >= 1 && hour <= 12);
  if (!isReal) throw new Unreadable(`“${typed}” is not a time of day`);
  const at = (value: number) => `${String(value).padStart(2, '0')}:${minute}`;
  if (half !== undefined) return [at((hour % 12) + (half === 'p' ? 12 : 0))];
  return isWhole || hour === 12 ? [at(hour)] : [at(hour), at(hour + 12)];
}
