import { type Day, week } from '../week.ts';

/** Wall clock of New York, 24-hour `HH:MM`. */
export interface OpenSpan {
  readonly from: Day;
  readonly to: Day;
  readonly opens: string;
  readonly closes: string;
}

/** `Closed`, `Emergency only`, `By appointment`. */
interface NotedSpan {
  readonly from: Day;
  readonly to: Day;
  readonly note: string;
}

export type Span = OpenSpan | NotedSpan;

export interface Hours {
  readonly label: string;
  /** Showroom ids; closed when each of them is. */
  readonly showrooms?: readonly string[];
  readonly spans: readonly Span[];
}

/** `"09:00"` → `"9 AM"`, `"17:30"` → `"5:30 PM"`. */
export function formatTime(time: string): string {
  const [hourText = '0', minute = '00'] = time.split(':');
  const hour = Number(hourText);
  const half = hour < 12 ? 'AM' : 'PM';
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  return minute === '00' ? `${hour12} ${half}` : `${hour12}:${minute} ${half}`;
}

export function isWithin(day: Day, { from, to }: Span): boolean {
  const index = week.indexOf(day);
  return week.indexOf(from) <= index && index <= week.indexOf(to);
}

/** `"Mon–Sat"`, or `"Sun"` when the span is one day. */
export function formatDays(span: Span): string {
  return span.from === span.to ? span.from : `${span.from}–${span.to}`;
}

/** `"9 AM – 5 PM"`, or the span's note. */
export function formatSpan(span: Span): string {
  return 'note' in span ? span.note : `${formatTime(span.opens)} – ${formatTime(span.closes)}`;
}

/** `"Mon–Sat 9 AM – 5 PM, Sun closed"`. */
export function formatHours(hours: Hours): string {
  return hours.spans
    .map(
      (span) =>
        `${formatDays(span)} ${'note' in span ? span.note.toLowerCase() : formatSpan(span)}`,
    )
    .join(', ');
}
