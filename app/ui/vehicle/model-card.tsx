import type { Model } from '../../../domain/catalogue/brands/models.ts';
import { formatUsd } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../element/button.tsx';
import { Picture, type PictureSource } from '../element/picture.tsx';
import styles from './series-card.module.css';

interface ModelCardProps {
  readonly model: Model;
  readonly picture: PictureSource;
  readonly features: readonly string[];
}

/** Every model of ours drives its rear wheels (specification 000 §3). */
const driveType = 'Rear-wheel drive';

/** A model of a brand's line-up: price, seats, range, speed, and the way to it. */
export function ModelCard({ model, picture, features }: ModelCardProps) {
  const { name, series, priceUsd, seats, range, topSpeed } = model;
  return (
    <article className={styles.card}>
      <Picture picture={picture} sizes="(max-width: 39.99rem) 92vw, 23rem" />
      <div className={styles.body}>
        <h3>{name}</h3>
        <p>{series} series</p>
        <p className={styles.price}>{formatUsd(priceUsd)}</p>
        <p>
          {seats} seats · {range} · {topSpeed} · {driveType}
        </p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink
            kind="secondary"
            href={links.vehicle(model.id)}
            label={`View Details: ${name}`}
          >
            View Details
          </ButtonLink>
          <ButtonLink href={links.contactFrom({ vehicle: model.id })} label={`Get Quote: ${name}`}>
            Get Quote
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
