import { Fragment } from 'react';
import {
  becauseOf,
  closedDaysWithin,
  closedInWords,
  noticeDays,
} from '../../../domain/dealer/closed-days.ts';
import { type ClosedDay, type HoursName, hoursLabels } from '../../../domain/dealer/dealer.ts';
import { formatDays, formatSpan, type Hours, hoursApart } from '../../../domain/dealer/hours.ts';
import { openInWords } from '../../../domain/dealer/open-days.ts';
import { shortDate } from '../../../domain/new-york-time.ts';
import styles from './hours.module.css';
import { useToday } from './today.ts';

interface HoursListProps {
  readonly of: HoursName;
  readonly bare?: boolean;
  readonly isOpen?: boolean;
}

/** With the closed days of the coming week (spec S1.5). */
export function HoursList({ of, bare = false, isOpen = false }: HoursListProps) {
  const today = useToday();
  const closed = closedDaysWithin(noticeDays, today);
  const apart = hoursApart(today.hours[of]);
  return (
    <div className={styles.hours}>
      {!bare && <h3>{hoursLabels[of]} hours</h3>}
      {apart.map((hours) => (
        <Fragment key={hours.label}>
          {apart.length > 1 && <p>{hours.label}</p>}
          {isOpen && (
            <p>
              <strong>{openInWords(hours, today)}</strong>
            </p>
          )}
          <dl>
            {hours.spans.map((span) => (
              <div key={span.from}>
                <dt>{formatDays(span)}</dt>
                <dd>{formatSpan(span)}</dd>
              </div>
            ))}
            {closed.filter(isAbout(hours)).map((day) => (
              <div key={`${day.date} ${day.showroom}`}>
                <dt>{shortDate(day.date)}</dt>
                <dd>{closedInWords(day) + becauseOf(day)}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </div>
  );
}

const isAbout =
  ({ showrooms = [] }: Hours) =>
  ({ showroom }: ClosedDay) =>
    showroom === undefined || showrooms.some(({ id }) => id === showroom);
