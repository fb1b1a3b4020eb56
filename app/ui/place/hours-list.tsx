import { useContext } from 'react';
import {
  becauseOf,
  type ClosedDay,
  closedDaysWithin,
  closedInWords,
  noticeDays,
} from '../../../domain/dealer/closed-days.ts';
import { formatDays, formatSpan, type Hours } from '../../../domain/dealer/hours.ts';
import { openInWords } from '../../../domain/dealer/open-days.ts';
import { shortDate } from '../../../domain/new-york-time.ts';
import styles from './hours.module.css';
import { TodayContext } from './today.ts';

interface HoursListProps {
  readonly hours: Hours;
  /** Without the label. */
  readonly bare?: boolean;
  readonly isOpen?: boolean;
}

/** With the closed days of the coming week (spec S1.5). */
export function HoursList({ hours, bare = false, isOpen = false }: HoursListProps) {
  const today = useContext(TodayContext);
  const isAbout = ({ showroom }: ClosedDay) =>
    showroom === undefined || hours.showrooms?.includes(showroom);
  const closed = today === undefined ? [] : closedDaysWithin(noticeDays, today).filter(isAbout);
  return (
    <div className={styles.hours}>
      {!bare && <h3>{hours.label} hours</h3>}
      {isOpen && today && (
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
        {closed.map((day) => (
          <div key={`${day.date} ${day.showroom}`}>
            <dt>{shortDate(day.date)}</dt>
            <dd>{closedInWords(day) + becauseOf(day)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
