import { day } from './duration.ts';
import { addDays, type CalendarDate, dateValue, type NewYorkTime } from './new-york-time.ts';

/** How opening hours are written down and shown; the hours are in business/opening-hours.ts. */

/** Index into a week that starts on Monday. */
export type Day = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

export const week: readonly Day[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Local wall-clock times (America/New_York), 24-hour `HH:MM`. */
export interface OpenSpan {
  readonly from: Day;
  readonly to: Day;
  readonly opens: string;
  readonly closes: string;
}

/** A span of days with no fixed times: `Closed`, `Emergency only`, `By appointment`. */
export interface NotedSpan {
  readonly from: Day;
  readonly to: Day;
  readonly note: string;
}

export type Span = OpenSpan | NotedSpan;

export interface Hours {
  readonly label: string;
  readonly spans: readonly Span[];
}

/** The day of the week of a calendar date. */
export function dayOf(date: CalendarDate): Day {
  // Day 0 of the epoch was a Thursday.
  const days = Math.round((dateValue(date) ?? 0) / day);
  return week[(((days + 3) % 7) + 7) % 7] as Day;
}

/** The opening times on a calendar date; `undefined` on a day without fixed times. */
export function openSpanOn(hours: Hours, date: CalendarDate): OpenSpan | undefined {
  const index = week.indexOf(dayOf(date));
  return hours.spans.find(
    (span): span is OpenSpan =>
      'opens' in span && week.indexOf(span.from) <= index && index <= week.indexOf(span.to),
  );
}

/** Whether there are opening times on that date. */
export function isOpenOn(hours: Hours, date: CalendarDate): boolean {
  return openSpanOn(hours, date) !== undefined;
}

/** The first date with opening times, on `date` or after it. */
export function nextOpenDate(hours: Hours, date: CalendarDate): CalendarDate {
  return nearestOpenDate(hours, date, 1);
}

/** The last date with opening times, on `date` or before it. */
export function lastOpenDate(hours: Hours, date: CalendarDate): CalendarDate {
  return nearestOpenDate(hours, date, -1);
}

function nearestOpenDate(hours: Hours, date: CalendarDate, step: 1 | -1): CalendarDate {
  for (let days = 0; days < week.length; days += 1) {
    const candidate = addDays(date, days * step);
    if (isOpenOn(hours, candidate)) return candidate;
  }
  throw new Error(`${hours.label}: no day of the week has opening times`);
}

/** `"Open until 5 PM"`, `"Opens today 9 AM"`, `"Opens Monday 9 AM"`. */
export function openInWords(hours: Hours, { date, time }: NewYorkTime): string {
  const today = openSpanOn(hours, date);
  if (today !== undefined && time < today.opens) return `Opens today ${formatTime(today.opens)}`;
  if (today !== undefined && time < today.closes) return `Open until ${formatTime(today.closes)}`;
  const next = nextOpenDate(hours, addDays(date, 1));
  return `Opens ${dayNames[dayOf(next)]} ${formatTime(openSpanOn(hours, next)?.opens ?? '')}`;
}

/** The days of the week in full, in English. */
export const dayNames = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const satisfies Record<Day, string>;

/** `"09:00"` → `"9 AM"`, `"17:30"` → `"5:30 PM"`. */
export function formatTime(time: string): string {
  const [hourText = '0', minute = '00'] = time.split(':');
  const hour = Number(hourText);
  const half = hour < 12 ? 'AM' : 'PM';
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  return minute === '00' ? `${hour12} ${half}` : `${hour12}:${minute} ${half}`;
}

/** `"Mon–Sat"`, or `"Sun"` when the span is one day. */
export function formatDays(span: Span): string {
  return span.from === span.to ? span.from : `${span.from}–${span.to}`;
}

/** `"9 AM – 5 PM"`, or the span's note. */
export function formatSpan(span: Span): string {
  return 'note' in span ? span.note : `${formatTime(span.opens)} – ${formatTime(span.closes)}`;
}

/** One line for a sentence or a feed: `"Mon–Sat 9 AM – 5 PM, Sun closed"`. */
export function formatHours(hours: Hours): string {
  return hours.spans
    .map(
      (span) =>
        `${formatDays(span)} ${'note' in span ? span.note.toLowerCase() : formatSpan(span)}`,
    )
    .join(', ');
}
