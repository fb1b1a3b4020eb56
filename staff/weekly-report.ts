import { type CalendarDate, dateValue, newYorkTime } from '../domain/new-york-time.ts';

const monday = 1;
const reportTime = '07:00';

/** Undefined on other days and before seven. */
export function dueReport(now: Date): CalendarDate | undefined {
  const { date, time } = newYorkTime(now);
  const isMonday = new Date(dateValue(date) ?? 0).getUTCDay() === monday;
  return isMonday && time >= reportTime ? date : undefined;
}

/** Once for each Monday, and again after a failure. */
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
