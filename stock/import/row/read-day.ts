import { type CalendarDate, dateValue } from '../../../domain/new-york-time.ts';
import { isBlank, type Read, unreadable } from './read-value.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `"2026-03-01"`, `"3/1/26"`, `"Mar 1, 2026"`; without a time of day. */
export function readDay(text: string): Read<CalendarDate> {
  if (isBlank(text)) return undefined;
  // Of a span the end.
  const bare = (text.split(/(?<=\d)\/(?=\d{4}-)/).at(-1) ?? text)
    .replace(/[T ,]+\d{1,2}:\d{2}.*$/i, '')
    .toLowerCase();
  const [, compactYear, compactMonth, compactDay] = /^(\d{4})(\d{2})(\d{2})$/.exec(bare) ?? [];
  if (compactYear !== undefined) return dayOf(compactYear, Number(compactMonth), compactDay);
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(bare) ?? [];
  if (isoYear !== undefined) return dayOf(isoYear, Number(isoMonth), isoDay);
  const [, month, day, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(bare) ?? [];
  if (year !== undefined) return dayOf(year, Number(month), day);
  const words =
    /^(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2}) ([a-z]{3,9})\.?),? (\d{4})$/.exec(bare) ?? [];
  const [, named, dayBehind, dayBefore, namedBehind, fourDigits] = words;
  const at = months.indexOf((named ?? namedBehind ?? '').slice(0, 3)) + 1;
  return dayOf(fourDigits, at, dayBehind ?? dayBefore);
}

function dayOf(year = '', month: number, day = ''): Read<CalendarDate> {
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateValue(date) !== undefined && whole >= '1980' && whole <= '2100' ? date : unreadable;
}
