import { type Badged, badgeOf, notesOf } from '../../../domain/catalogue/badges.ts';
import styles from './badge.module.css';

/** NEW, In Stock or Out of Stock, and beside it what else a buyer has to know at a glance. */
export function Badge({ vehicle }: { readonly vehicle: Badged }) {
  const badge = badgeOf(vehicle);
  const tone = badge === 'NEW' ? styles.new : badge === 'In Stock' ? '' : styles.out;
  return (
    <>
      <p className={`${styles.badge} ${tone}`}>{badge}</p>
      {notesOf(vehicle).map((note) => (
        <p key={note} className={styles.badge}>
          {note}
        </p>
      ))}
    </>
  );
}
