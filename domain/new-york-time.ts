import { day } from './duration.ts';

/** The dealer's wall clock: everything on the site that depends on the time of day uses it. */

/** A calendar date, `YYYY-MM-DD`, which sorts and compares as text. */
export type CalendarDate = string;

export interface NewYorkTime {
  readonly date: CalendarDate;
  /** `HH:MM`, 24-hour. */
  readonly time: string;
}

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

export function newYorkTime(at: Date): NewYorkTime {
  const [date = '', time = ''] = parts.format(at).split(', ');
  return { date, time };
}

/**
 * The moment at which New York's clocks show `time` (`HH:MM`) on that date. Of an hour that comes
 * twice, the first; one that is left out counts as the hour after it.
 */
export function newYorkInstant(date: CalendarDate, time: string): Date {
  const inSummer = new Date(`${date}T${time}-04:00`);
  const summerTime = newYorkTime(inSummer);
  const isSummer = summerTime.date === date && summerTime.time === time;
  return isSummer ? inSummer : new Date(`${date}T${time}-05:00`);
}

/** The year in New York at this moment, for the footer's copyright line. */
export function newYorkYear(at: Date): number {
  return Number(newYorkTime(at).date.slice(0, 4));
}

/** The date at midnight UTC in milliseconds; `undefined` for a text that is no date. */
export function dateValue(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const value = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(value) && new Date(value).toISOString().startsWith(text);
  return isReal ? value : undefined;
}

/** Days from one date to another: 0 for the same one, negative when they are reversed. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round(((dateValue(to) ?? 0) - (dateValue(from) ?? 0)) / day);
}

/** The date so many days later, or earlier where `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date((dateValue(date) ?? 0) + days * day).toISOString().slice(0, 10);
}

const words = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** `"2026-12-04"` → `"Fri, Dec 4, 2026"`. */
export function dateInWords(date: CalendarDate): string {
  return words.format(dateValue(date) ?? 0);
}

/** `"2026-12-04"` → `"Fri, Dec 4"`: within two months no year is needed. */
export function shortDate(date: CalendarDate): string {
  return dateInWords(date).replace(/, \d{4}$/, '');
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
});

/** `"Fri, Dec 4, 2026, 8:15 AM"`: date and time in New York. */
export function momentInWords(at: Date): string {
  return `${dateInWords(newYorkTime(at).date)}, ${clock.format(at).replace('\u202f', ' ')}`;
}
