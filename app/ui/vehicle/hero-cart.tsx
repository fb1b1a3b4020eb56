import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { Picture } from '../element/picture.tsx';
import styles from './hero-cart.module.css';
import type { CardVehicle } from './vehicle-card.tsx';

interface HeroCartProps {
  readonly vehicle: CardVehicle;
  /** Whether the picture on which it stands shows this cart; otherwise it brings its own. */
  readonly isShown: boolean;
}

/** Name and price of a cart, on a hero's picture. */
export function HeroCart({ vehicle, isShown }: HeroCartProps) {
  const { id, name, price, picture } = vehicle;
  return (
    <a className={styles.cart} href={links.featuredVehicle(id)}>
      {!isShown && <Picture picture={{ ...picture, alt: '' }} sizes="7rem" />}
      <span>
        {name} <strong>{formatPrice(price)}</strong>
        {!isShown && picture.caption !== undefined && <small>{picture.caption}</small>}
      </span>
    </a>
  );
}
