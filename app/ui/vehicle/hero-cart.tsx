import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { Picture } from '../element/picture.tsx';
import styles from './hero-cart.module.css';
import type { CardVehicle } from './vehicle-card.tsx';

/** One cart with its price, small enough for the first screen of a phone. */
export function HeroCart({ vehicle }: { readonly vehicle: CardVehicle }) {
  const { id, name, price, picture } = vehicle;
  return (
    <a className={styles.cart} href={links.featuredVehicle(id)}>
      <Picture picture={{ ...picture, alt: '' }} sizes="7rem" />
      <span>
        {name} <strong>{formatPrice(price)}</strong>
        {picture.caption !== undefined && <small>{picture.caption}</small>}
      </span>
    </a>
  );
}
