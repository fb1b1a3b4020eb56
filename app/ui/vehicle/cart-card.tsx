import type { ReactNode } from 'react';
import { formatUsdCents } from '../../../domain/money.ts';
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
  /** The same at a chosen place. */
  readonly delivered?: DeliveredTotal;
  /** Where it is ordered, of words that offer to order it. */
  readonly order?: string;
}

/** The price, in the largest letters of its card. */
export function CardPrice({ text, delivered, order }: CardPriceProps) {
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
      {delivered !== undefined && <Delivered {...delivered} />}
    </div>
  );
}

/** A cart's price at a place (spec S8.1, S8.3). */
export interface DeliveredTotal {
  /** US dollars with tax. */
  readonly totalUsd: number;
  /** Whether delivery is in it; else it is quoted. */
  readonly includesDelivery: boolean;
}

function Delivered({ totalUsd, includesDelivery }: DeliveredTotal) {
  const total = formatUsdCents(totalUsd);
  return (
    <p className={styles.delivered}>
      {includesDelivery ? (
        <>
          {/* Off: a list of results would read out each of its prices. */}
          <output name="deliveredPrice" data-value={totalUsd.toFixed(2)} aria-live="off">
            {total}
          </output>{' '}
          delivered, with tax
        </>
      ) : (
        `${total} with tax, delivery quoted`
      )}
    </p>
  );
}
