import { badgeOf, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import styles from './badge.module.css';

/** NEW, In Stock or Out of Stock (specification 000 §4). */
export function Badge({ vehicle }: { readonly vehicle: Pick<Vehicle, 'isNew' | 'inStock'> }) {
  const badge = badgeOf(vehicle);
  const tone = badge === 'NEW' ? styles.new : badge === 'In Stock' ? '' : styles.out;
  return <span className={`${styles.badge} ${tone}`}>{badge}</span>;
}
