import type { ReactNode } from 'react';
import { formatUsdCents } from '../../../domain/money.ts';
import type { Picture as CartPicture } from '../../../domain/stock/pictures/picture.ts';
import { relOf } from '../../links.ts';
import { Picture } from '../element/picture.tsx';
import styles from './cart-card.module.css';

interface CartCardProps {
  readonly picture: CartPicture;
  /** sRGB, until the picture arrives. */
  readonly ground?: string;
  readonly name: string;
  readonly brand: string;
  readonly href: string;
  readonly badge?: ReactNode;
  readonly delivered?: DeliveredTotal;
  readonly children: ReactNode;
  readonly controls?: ReactNode;
}

/** Its one link covers the card; controls lie above it. */
export function CartCard(props: CartCardProps) {
  const { picture, ground, name, brand, href, badge, delivered, children, controls } = props;
  return (
    <article className={`${styles.card} panel`}>
      <div>
        {/* An attribute: the content security policy allows no inline style. */}
        {ground !== undefined && picture.kind !== 'drawing' && (
          <svg className={styles.ground} color={ground} aria-hidden="true" />
        )}
        <Picture
          picture={picture}
          sizes="(max-width: 45.99rem) 92vw, (max-width: 63.99rem) 45vw, 23rem"
        />
        {badge !== undefined && <div className={styles.badge}>{badge}</div>}
      </div>
      {picture.caption !== undefined && (
        <p className={`${styles.caption} soft`}>{picture.caption}</p>
      )}
      <div className={styles.body}>
        <a className={styles.link} href={href} rel={relOf(href)}>
          <h3>
            <VehicleName name={name} brand={brand} />
          </h3>
          <span className={styles.details}>View Details</span>
        </a>
        {children}
      </div>
      <div className={styles.foot}>
        {/* Here nothing moves when the script adds it. */}
        {delivered !== undefined && <Delivered {...delivered} />}
        {controls}
      </div>
    </article>
  );
}

/** @param text `"$8,495"`, `"Starting at $8,495"`, or words */
export function CardPrice({ text }: { readonly text: string }) {
  const figureAt = text.indexOf('$');
  if (figureAt === -1) return <p className={styles.unpriced}>{text}</p>;
  return (
    <p className={`${styles.price} figure`}>
      {figureAt > 0 && <small>{text.slice(0, figureAt)}</small>}
      {text.slice(figureAt)}
    </p>
  );
}

/** spec S8.1, S8.3 */
export interface DeliveredTotal {
  readonly totalUsd: number;
  readonly includesDelivery: boolean;
}

function Delivered({ totalUsd, includesDelivery }: DeliveredTotal) {
  const total = formatUsdCents(totalUsd);
  return (
    <p className={styles.delivered}>
      {includesDelivery ? (
        <>
          {/* A list of results would read out each of its prices. */}
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

/** "EZ-GO" and "Club Car" stay on one line. */
function VehicleName({ name, brand }: { readonly name: string; readonly brand: string }) {
  const [before, ...after] = name.split(brand);
  if (after.length === 0 || !/[ -]/.test(brand)) return name;
  return (
    <>
      {before}
      <span className="whole">{brand}</span>
      {after.join(brand)}
    </>
  );
}
