import { day } from './duration.ts';

/** `YYYY-MM-DD`, which compares as text. */
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

/** `time` is `HH:MM`; the first of an hour that comes twice, the hour after one left out. */
export function newYorkInstant(date: CalendarDate, time: string): Date {
  const inSummer = new Date(`${date}T${time}-04:00`);
  const summerTime = newYorkTime(inSummer);
  const isSummer = summerTime.date === date && summerTime.time === time;
  return isSummer ? inSummer : new Date(`${date}T${time}-05:00`);
}

export function newYorkYear(at: Date): number {
  return Number(newYorkTime(at).date.slice(0, 4));
}

/** Midnight UTC in milliseconds; `undefined` for no date. */
export function dateValue(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const value = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(value) && new Date(value).toISOString().startsWith(text);
  return isReal ? value : undefined;
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round(((dateValue(to) ?? 0) - (dateValue(from) ?? 0)) / day);
}

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

/** `"2026-12-04"` → `"Fri, Dec 4"`. */
export function shortDate(date: CalendarDate): string {
  return dateInWords(date).replace(/, \d{4}$/, '');
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
});

/** `"Fri, Dec 4, 2026, 8:15 AM"`. */
export function momentInWords(at: Date): string {
  return `${dateInWords(newYorkTime(at).date)}, ${clock.format(at).replace('\u202f', ' ')}`;
}
