import type { ReactNode } from 'react';
import { formatUsdCents } from '../../../domain/money.ts';
import { Picture, type PictureSource } from '../element/picture.tsx';
import styles from './cart-card.module.css';
import listed from './listed-card.module.css';

interface CartCardProps {
  readonly picture: PictureSource;
  /** A color that stands where the picture is not there yet. */
  readonly ground?: string;
  /** Series or brand, above the name. */
  readonly kicker?: string;
  readonly name: string;
  /** Over the picture. */
  readonly badge?: ReactNode;
  /** Whether it stands in a list of many: picture beside text on a phone. */
  readonly isListed?: boolean;
  /** Facts, price and links of the cart; the facts take the remaining height. */
  readonly children: ReactNode;
}

/** A card of a cart, a model or a series: its picture and its name over what the card is for. */
export function CartCard(props: CartCardProps) {
  const { picture, ground, kicker, name, badge, isListed = false, children } = props;
  const isSmall = picture.src.startsWith('/drawings/');
  const layout = isListed ? ` ${listed.listed}${isSmall ? ` ${listed.small}` : ''}` : '';
  return (
    <article className={`${styles.card} panel${layout}`}>
      <div>
        {/* Drawn with a color as its attribute: the policy allows no style in one. */}
        {ground !== undefined && !isSmall && (
          <svg className={styles.ground} color={ground} aria-hidden="true" />
        )}
        <Picture
          picture={picture}
          sizes={`(max-width: 45.99rem) ${isListed ? '8rem' : '92vw'}, (max-width: 63.99rem) 45vw, 23rem`}
        />
        {badge !== undefined && <div className={styles.badge}>{badge}</div>}
      </div>
      {picture.caption !== undefined && (
        <p className={`${styles.caption} soft`}>{picture.caption}</p>
      )}
      <div className={styles.body}>
        <div>
          {kicker !== undefined && <p className="soft">{kicker}</p>}
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
        <p className={`${styles.price} figure`}>
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
