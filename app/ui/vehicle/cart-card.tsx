import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../element/picture.tsx';
import styles from './cart-card.module.css';

interface CartCardProps {
  readonly picture: PictureSource;
  /** Series or brand, above the name. */
  readonly kicker?: string;
  readonly name: string;
  /** Over the picture. */
  readonly badge?: ReactNode;
  /** What is said of it, its price, and what can be done: the first takes the height left over. */
  readonly children: ReactNode;
}

/** A card of a cart, a model or a series: its picture and its name over what the card is for. */
export function CartCard({ picture, kicker, name, badge, children }: CartCardProps) {
  return (
    <article className={styles.card}>
      <Picture
        picture={picture}
        sizes="(max-width: 39.99rem) 92vw, (max-width: 63.99rem) 45vw, 23rem"
      />
      {picture.caption !== undefined && <p className={styles.caption}>{picture.caption}</p>}
      {badge !== undefined && <div className={styles.badge}>{badge}</div>}
      <div className={styles.body}>
        <div>
          {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
          <h3>{name}</h3>
        </div>
        {children}
      </div>
    </article>
  );
}

interface CardPriceProps {
  /** `"$8,495"`, `"Starting at $8,495"`, or words where there is no price. */
  readonly text: string;
  /** Below it in small letters. */
  readonly note?: ReactNode;
  /** Where it is ordered, of words that offer to order it. */
  readonly order?: string;
}

/** The price, in the largest letters of its card. */
export function CardPrice({ text, note, order }: CardPriceProps) {
  const figureAt = text.indexOf('$');
  return (
    <div>
      {figureAt === -1 ? (
        <p className={styles.unpriced}>{order === undefined ? text : <a href={order}>{text}</a>}</p>
      ) : (
        <p className={styles.price}>
          {figureAt > 0 && <small>{text.slice(0, figureAt)}</small>}
          {text.slice(figureAt)}
        </p>
      )}
      {note !== undefined && <p className={styles.delivered}>{note}</p>}
    </div>
  );
}
