import { formatPrice } from '../../../domain/money.ts';
import { modelOf } from '../../../domain/stock/known-models/find-model.ts';
import { featuresOf } from '../../../domain/stock/known-models/model-copy.ts';
import type { ModelOffer, SeriesOffer } from '../../../domain/stock/known-models/model-offer.ts';
import { seriesId } from '../../../domain/stock/known-models/ordered-model.ts';
import { pictureOfModel } from '../../../domain/stock/pictures/pictures-of.ts';
import { links } from '../../links.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { CardPrice, CartCard } from '../../ui/vehicle/cart-card.tsx';
import styles from './brand.module.css';

/** spec S3.16 */
const cardFeatures = 4;

export function ModelCard({ offer }: { readonly offer: ModelOffer }) {
  const { name, brand, range, topSpeed, driveType } = offer.model;
  return (
    <CartCard
      picture={pictureOfModel(offer.model)}
      name={name}
      brand={brand}
      href={modelHref(offer)}
      controls={
        <a href={quoteHref(offer)} aria-label={`Get Quote: ${name}`}>
          Get Quote
        </a>
      }
    >
      <p className="soft">
        {offer.seats} seats · {range} · {topSpeed} · {driveType}
      </p>
      <Features items={featuresOf(offer.model).slice(0, cardFeatures)} />
      <CardPrice text={modelPriceText(offer)} />
    </CartCard>
  );
}

function Features({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={`${styles.features} soft`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** spec S3.5 */
const linkedModels = 3;

export function SeriesCard({ offer }: { readonly offer: SeriesOffer }) {
  const { series, models, features, fromUsd } = offer;
  const { title, brand, category, description, modelIds } = series;
  const more = offer.modelCount - linkedModels;
  return (
    <article className={`${styles.series} panel`}>
      <Picture
        picture={pictureOfModel(modelOf(modelIds[0]), 'side')}
        sizes="(max-width: 45.99rem) 8rem, (max-width: 61.99rem) 45vw, 18rem"
      />
      <div>
        <h3>{title}</h3>
        {fromUsd !== undefined && <CardPrice text={`Starting at ${formatPrice(fromUsd)}`} />}
        <Features items={features} />
      </div>
      <p>{description}</p>
      <ul className={styles.lines}>
        {models.slice(0, linkedModels).map((one) => (
          <li key={one.model.id}>
            <a href={modelHref(one)}>{one.model.name}</a>{' '}
            {one.stock === 'none' ? (
              <a href={quoteHref(one)} aria-label={`Order one: ${one.model.name}`}>
                Order one
              </a>
            ) : (
              modelPriceText(one)
            )}
          </li>
        ))}
        {more > 0 && (
          <li>
            <a
              href={links.inventoryWith({
                q: '',
                brand: brand.toUpperCase(),
                category: category.replace(/ Series$/, ''),
              })}
            >
              +{more} more models
            </a>
          </li>
        )}
      </ul>
    </article>
  );
}

export function SeriesToOrder({ all }: { readonly all: readonly SeriesOffer[] }) {
  return (
    <div>
      <h3>Available to order</h3>
      <p>None in stock right now. Tell us which one you’d like.</p>
      <ul className={styles.lines}>
        {all.map(({ series, features }) => (
          <li key={series.title}>
            <a href={links.contactFrom({ model: seriesId(series) })}>Order a {series.title}</a>
            <Features items={features} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Never a price that no cart in stock has. */
function modelPriceText({ stock, fromUsd, toUsd }: ModelOffer): string {
  if (stock === 'other') return 'Used or display';
  return fromUsd === toUsd ? formatPrice(fromUsd) : `From ${formatPrice(fromUsd)}`;
}

/** To a cart of the model, else to a search for it. */
function modelHref({ model, vehicleId }: ModelOffer): string {
  if (vehicleId !== undefined) return links.vehicle(vehicleId);
  return links.inventoryWith({ q: model.name });
}

function quoteHref({ model, stock, vehicleId }: ModelOffer): string {
  const isCart = stock === 'new' && vehicleId !== undefined;
  return links.contactFrom(isCart ? { vehicle: vehicleId } : { model: model.id });
}
