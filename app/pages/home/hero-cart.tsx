import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import type { CardVehicle } from '../../ui/vehicle/vehicle-card.tsx';
import styles from './hero-cart.module.css';

export function HeroCart({ vehicle }: { readonly vehicle: CardVehicle }) {
  const { id, name, price } = vehicle;
  return (
    <a className={styles.cart} href={links.featuredVehicle(id)}>
      {name} <strong>{formatPrice(price)}</strong>
    </a>
  );
}
