import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import styles from './hero-cart.module.css';
import type { CardVehicle } from './vehicle-card.tsx';

export function HeroCart({ vehicle }: { readonly vehicle: CardVehicle }) {
  const { id, name, price } = vehicle;
  return (
    <a className={styles.cart} href={links.featuredVehicle(id)}>
      {name} <strong>{formatPrice(price)}</strong>
    </a>
  );
}
