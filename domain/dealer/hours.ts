import { formatNames } from '../text/wording.ts';
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
  readonly spans: readonly Span[];
  /** Closed when each of them is; some may have hours of their own. */
  readonly showrooms?: readonly ShowroomHours[];
}

interface ShowroomHours {
  readonly id: string;
  readonly city: string;
  readonly spans: readonly Span[];
}

/** One for each set of hours that showrooms keep, labeled with their cities where there are two. */
export function hoursApart(hours: Hours): readonly Hours[] {
  const { showrooms = [] } = hours;
  const apart = [...Map.groupBy(showrooms, ({ spans }) => JSON.stringify(spans)).values()];
  return apart.length < 2
    ? [{ ...hours, spans: showrooms[0]?.spans ?? hours.spans }]
    : apart.map((group) => ({
        label: formatNames(group.map(({ city }) => city)),
        spans: group[0]?.spans ?? [],
        showrooms: group,
      }));
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

/** `"Mon–Sat 9 AM – 5 PM, Sun closed"`; `"Scranton Mon–Fri …; Moosic Mon–Sat …"`. */
export function formatHours(hours: Hours): string {
  const apart = hoursApart(hours).map(({ label, spans }) => [
    label,
    spans.map(plainSpan).join(', '),
  ]);
  return apart.map((one) => (apart.length > 1 ? one : one.slice(1)).join(' ')).join('; ');
}

/** Times stay on one line. */
export function unbroken(hours: string): string {
  return hours.replace(/(?<=M) – | (?=[AP]M)/g, (spaces) => spaces.replaceAll(' ', '\u00a0'));
}

function plainSpan(span: Span): string {
  return `${formatDays(span)} ${'note' in span ? span.note.toLowerCase() : formatSpan(span)}`;
}
