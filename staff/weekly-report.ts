import { type CalendarDate, dateValue, newYorkTime } from '../domain/new-york-time.ts';

/** spec S17.12 */
const monday = 1;
const reportTime = '07:00';

/**
 * Undefined on other days and before seven. All of Monday, so that a site that was down still sends
 * it.
 */
export function dueReport(now: Date): CalendarDate | undefined {
  const { date, time } = newYorkTime(now);
  const isMonday = new Date(dateValue(date) ?? 0).getUTCDay() === monday;
  return isMonday && time >= reportTime ? date : undefined;
}

/**
 * Makes the report of a Monday once, and again after a failure. `makeReport` mails once among
 * several instances.
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
