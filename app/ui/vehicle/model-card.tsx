import { featuresOf } from '../../../domain/catalogue/known-models/model-copy.ts';
import type { ModelOffer } from '../../../domain/catalogue/known-models/model-offer.ts';
import { CheckList } from '../element/check-list.tsx';
import styles from './cart-card.module.css';
import { CardPrice, CartCard } from './cart-card.tsx';
import { modelPicture } from './model-picture.ts';
import { modelHref, modelPriceText, quoteHref } from './offer-text.ts';

interface ModelCardProps {
  readonly offer: ModelOffer;
  /** Features, at most. */
  readonly atMost: number;
}

export function ModelCard({ offer, atMost }: ModelCardProps) {
  const { name, range, topSpeed, driveType } = offer.model;
  return (
    <CartCard
      picture={modelPicture(offer.model)}
      name={name}
      href={modelHref(offer)}
      controls={
        <a href={quoteHref(offer)} aria-label={`Get Quote: ${name}`}>
          Get Quote
        </a>
      }
    >
      <div className={styles.about}>
        <p className="soft">
          {offer.seats} seats · {range} · {topSpeed} · {driveType}
        </p>
        <CheckList items={featuresOf(offer.model).slice(0, atMost)} />
      </div>
      <CardPrice
        text={modelPriceText(offer)}
        order={offer.stock === 'none' ? quoteHref(offer) : undefined}
      />
    </CartCard>
  );
}
