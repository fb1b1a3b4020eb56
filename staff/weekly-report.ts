import { type CalendarDate, dateValue, newYorkTime } from '../domain/new-york-time.ts';

/** Mondays from seven in the morning in New York (spec S17.12). */
const monday = 1;
const reportTime = '07:00';

/**
 * The Monday whose report is due; undefined on other days and before its hour. All of the Monday,
 * so that a site which was down at seven still sends it.
 */
export function dueReport(now: Date): CalendarDate | undefined {
  const { date, time } = newYorkTime(now);
  const isMonday = new Date(dateValue(date) ?? 0).getUTCDay() === monday;
  return isMonday && time >= reportTime ? date : undefined;
}

/**
 * Returns what makes the week's report where it is due, once for each Monday, and again after a
 * failure. Several instances may do so: `makeReport` sees to it that one of them is mailed.
 */
export function reportOnMondays(
  makeReport: (signal: AbortSignal) => Promise<void>,
): (signal: AbortSignal) => Promise<void> {
  let latest: CalendarDate | undefined;
  return async (signal) => {
    const due = dueReport(new Date());
    if (due === undefined || due === latest) return;
    await makeReport(signal);
    latest = due;
  };
}
