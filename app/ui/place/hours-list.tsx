import { formatDays, formatSpan, type Hours } from '../../../domain/hours.ts';
import styles from './hours.module.css';

interface HoursListProps {
  readonly hours: Hours;
  /** Omits the label, where a heading above already names it. */
  readonly bare?: boolean;
}

/** One set of opening hours under its label (spec S1.5). */
export function HoursList({ hours, bare = false }: HoursListProps) {
  return (
    <div className={styles.hours}>
      {!bare && <h3>{hours.label} hours</h3>}
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
