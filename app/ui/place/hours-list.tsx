import { formatDays, formatSpan, type Hours, openInWords } from '../../../domain/hours.ts';
import type { NewYorkTime } from '../../../domain/new-york-time.ts';
import styles from './hours.module.css';

interface HoursListProps {
  readonly hours: Hours;
  /** Omits the label, where a heading above already names it. */
  readonly bare?: boolean;
  /** Adds whether it is open at this time. */
  readonly now?: NewYorkTime;
}

/** One set of opening hours under its label (spec S1.5). */
export function HoursList({ hours, bare = false, now }: HoursListProps) {
  return (
    <div className={styles.hours}>
      {!bare && <h3>{hours.label} hours</h3>}
      {now && (
        <p>
          <strong>{openInWords(hours, now)}</strong>
        </p>
      )}
      <dl>
        {hours.spans.map((span) => (
          <div key={span.from}>
            <dt>{formatDays(span)}</dt>
            <dd>{formatSpan(span)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
