import type { ModelOffer } from '../../../domain/catalogue/brands/model-offer.ts';
import { ButtonLink } from '../element/button.tsx';
import { Picture, type PictureSource } from '../element/picture.tsx';
import { modelHref, modelPriceText, quoteHref } from './offer-text.ts';
import styles from './series-card.module.css';

interface ModelCardProps {
  readonly offer: ModelOffer;
  readonly picture: PictureSource;
  readonly features: readonly string[];
}

/** Every model of ours drives its rear wheels (spec S4.2). */
const driveType = 'Rear-wheel drive';

/** A model of a brand's line-up: price, seats, range, speed, and the way to it. */
export function ModelCard({ offer, picture, features }: ModelCardProps) {
  const { name, series, seats, range, topSpeed } = offer.model;
  return (
    <article className={styles.card}>
      <Picture picture={picture} sizes="(max-width: 39.99rem) 92vw, 23rem" />
      <div className={styles.body}>
        <h3>{name}</h3>
        <p>{series} series</p>
        <p className={styles.price}>{modelPriceText(offer)}</p>
        <p>
          {seats} seats · {range} · {topSpeed} · {driveType}
        </p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink kind="secondary" href={modelHref(offer)} label={`View Details: ${name}`}>
            View Details
          </ButtonLink>
          <ButtonLink href={quoteHref(offer)} label={`Get Quote: ${name}`}>
            Get Quote
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
