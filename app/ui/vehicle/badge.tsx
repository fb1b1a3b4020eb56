import { type Badged, badgeOf, notesOf, stockStateOf } from '../../../domain/catalogue/badges.ts';
import styles from './badge.module.css';

/** NEW or its state in the stock, and beside it what else a buyer has to know at a glance. */
export function Badge({ vehicle }: { readonly vehicle: Badged }) {
  const badge = badgeOf(vehicle);
  const tone = vehicle.isNew ? styles.new : stockStateOf(vehicle).isBuyable ? '' : styles.out;
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
