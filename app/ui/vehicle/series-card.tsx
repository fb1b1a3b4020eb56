import type { SeriesOffer } from '../../../domain/catalogue/brands/model-offer.ts';
import { links } from '../../links.ts';
import { Picture, type PictureSource } from '../element/picture.tsx';
import { modelHref, seriesPriceText } from './offer-text.ts';
import styles from './series-card.module.css';

interface SeriesCardProps {
  readonly offer: SeriesOffer;
  readonly picture: PictureSource;
  /** Models named at most; the rest are counted (spec S3.5). */
  readonly atMost: number;
}

/** A series: what it is for, what it starts at, and its models by name. */
export function SeriesCard({ offer, picture, atMost }: SeriesCardProps) {
  const { series, models } = offer;
  const { title, brand, category, description, features } = series;
  const more = models.length - atMost;
  return (
    <article className={styles.card}>
      <Picture picture={picture} sizes="(max-width: 39.99rem) 92vw, 23rem" />
      <div className={styles.body}>
        <h3>{title}</h3>
        <p className={styles.price}>{seriesPriceText(offer)}</p>
        <p>{description}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className={styles.models}>
          {models.slice(0, atMost).map((one) => (
            <a key={one.model.id} href={modelHref(one)}>
              {one.model.name}
            </a>
          ))}
          {more > 0 && (
            <a
              href={links.inventoryWith({
                q: '',
                brand: brand.toUpperCase(),
                category: nameOf(category),
              })}
            >
              +{more} more models
            </a>
          )}
        </p>
      </div>
    </article>
  );
}

/** `"D5 Ranger Series"` → `"D5 Ranger"`, as the inventory's list has it. */
function nameOf(category: string): string {
  return category.replace(/ Series$/, '');
}
