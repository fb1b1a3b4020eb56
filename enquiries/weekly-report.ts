import { repeat } from '../concurrency/repeat.ts';
import { minute } from '../domain/duration.ts';
import { type CalendarDate, dateValue, newYorkTime } from '../domain/new-york-time.ts';
import type { Log } from '../observability/log.ts';

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
 * Has the week's report made once it is due; a failure is tried again a minute later. Several
 * instances may do so: `makeReport` sees to it that one of them is mailed. Returns the stop.
 */
export function keepReporting(
  makeReport: (signal: AbortSignal) => Promise<void>,
  log: Log,
): () => void {
  let latest: CalendarDate | undefined;
  return repeat(
    minute,
    async (signal) => {
      const due = dueReport(new Date());
      if (due === undefined || due === latest) return;
      await makeReport(signal);
      latest = due;
    },
    (error) => log('error', "the week's report can not be made", { error: String(error) }),
  );
}
