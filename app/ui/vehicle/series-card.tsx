import { modelOf } from '../../../domain/catalogue/known-models/find-model.ts';
import type { SeriesOffer } from '../../../domain/catalogue/known-models/model-offer.ts';
import { links } from '../../links.ts';
import { CheckList } from '../element/check-list.tsx';
import styles from './cart-card.module.css';
import { CardPrice, CartCard } from './cart-card.tsx';
import { modelPicture } from './model-picture.ts';
import { modelHref, seriesOrderHref, seriesPriceText } from './offer-text.ts';

interface SeriesCardProps {
  readonly offer: SeriesOffer;
  /** Models by name, at most; the rest are counted (spec S3.5). */
  readonly atMost: number;
}

export function SeriesCard({ offer, atMost }: SeriesCardProps) {
  const { series, models, features } = offer;
  const { title, brand, category, description, modelIds } = series;
  const more = offer.modelCount - atMost;
  return (
    <CartCard picture={modelPicture(modelOf(modelIds[0]), 'side')} name={title}>
      <div className={styles.about}>
        <p>{description}</p>
        <CheckList items={features} />
      </div>
      <CardPrice text={seriesPriceText(offer)} order={seriesOrderHref(offer)} />
      <p className="links">
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
    </CartCard>
  );
}

/** `"D5 Ranger Series"` → `"D5 Ranger"` */
function nameOf(category: string): string {
  return category.replace(/ Series$/, '');
}
