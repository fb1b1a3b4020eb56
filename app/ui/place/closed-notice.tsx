import { useContext } from 'react';
import { closedNotices } from '../../../domain/dealer/closed-days.ts';
import styles from './closed-notice.module.css';
import { TodayContext } from './today.ts';

/** Of the coming week (spec S1.15). */
export function ClosedNotice() {
  const today = useContext(TodayContext);
  const notices = today === undefined ? [] : closedNotices(today);
  return notices.map((notice) => (
    <p key={notice} className={styles.notice}>
      {notice}
    </p>
  ));
}
