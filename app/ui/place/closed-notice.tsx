import { closedNotices } from '../../../domain/dealer/closed-days.ts';
import styles from './closed-notice.module.css';
import { useToday } from './today.ts';

/** Of the coming week (spec S1.15). */
export function ClosedNotice() {
  return closedNotices(useToday()).map((notice) => (
    <p key={notice} className={styles.notice}>
      {notice}
    </p>
  ));
}
