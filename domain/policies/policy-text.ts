import { effectiveDate } from '../business/terms/effective-date.ts';
import type { Policy } from './policy.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function formatLongDate(isoDate: string): string {
  return longDate.format(new Date(isoDate));
}

/** `"Effective Date: January 23, 2025"`, or `"Reporting Period: …"`. */
export function policyDateLine({ period }: Pick<Policy, 'period'>): string {
  return period === undefined
    ? `Effective Date: ${formatLongDate(effectiveDate)}`
    : `Reporting Period: ${formatLongDate(period.from)} to ${formatLongDate(period.to)}`;
}
