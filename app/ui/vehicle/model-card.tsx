import type { ModelOffer } from '../../../domain/catalogue/models/model-offer.ts';
import { ButtonLink } from '../element/button.tsx';
import { CheckList } from '../element/check-list.tsx';
import type { PictureSource } from '../element/picture.tsx';
import { CardPrice, CartCard } from './cart-card.tsx';
import styles from './model-card.module.css';
import { modelHref, modelPriceText, quoteHref } from './offer-text.ts';

interface ModelCardProps {
  readonly offer: ModelOffer;
  readonly picture: PictureSource;
  /** What sets it apart from the other models of its series. */
  readonly features: readonly string[];
}

/** A model of a brand's line-up: price, seats, range, speed, and the way to it. */
export function ModelCard({ offer, picture, features }: ModelCardProps) {
  const { name, range, topSpeed, driveType } = offer.model;
  return (
    <CartCard picture={picture} name={name}>
      <div className={styles.facts}>
        <p>
          {offer.seats} seats · {range} · {topSpeed} · {driveType}
        </p>
        <CheckList items={features} />
      </div>
      <CardPrice
        text={modelPriceText(offer)}
        order={offer.stock === 'none' ? quoteHref(offer) : undefined}
      />
      <div className={styles.actions}>
        <ButtonLink kind="secondary" href={modelHref(offer)} label={`View Details: ${name}`}>
          View Details
        </ButtonLink>
        <ButtonLink kind="quiet" href={quoteHref(offer)} label={`Get Quote: ${name}`}>
          Get Quote
        </ButtonLink>
      </div>
    </CartCard>
  );
}
