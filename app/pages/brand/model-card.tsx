import { formatPrice } from '../../../domain/money.ts';
import { modelOf } from '../../../domain/stock/known-models/find-model.ts';
import { featuresOf } from '../../../domain/stock/known-models/model-copy.ts';
import type { ModelOffer, SeriesOffer } from '../../../domain/stock/known-models/model-offer.ts';
import { seriesId } from '../../../domain/stock/known-models/ordered-model.ts';
import { pictureOfModel } from '../../../domain/stock/pictures/pictures-of.ts';
import { links } from '../../links.ts';
import { CheckList } from '../../ui/element/check-list.tsx';
import { DataTable } from '../../ui/element/data-table.tsx';
import styles from '../../ui/vehicle/cart-card.module.css';
import { CardPrice, CartCard } from '../../ui/vehicle/cart-card.tsx';

interface ModelCardProps {
  readonly offer: ModelOffer;
  /** Features, at most. */
  readonly atMost: number;
}

export function ModelCard({ offer, atMost }: ModelCardProps) {
  const { name, range, topSpeed, driveType } = offer.model;
  return (
    <CartCard
      picture={pictureOfModel(offer.model)}
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
    <CartCard picture={pictureOfModel(modelOf(modelIds[0]), 'side')} name={title}>
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

export function ModelTable({ offers }: { readonly offers: readonly ModelOffer[] }) {
  return (
    <DataTable
      caption="Prices of the carts in stock, and miles on a charge."
      columns={['Model', 'Price', 'Seats', 'Miles']}
      rows={offers.map((offer) => {
        const { name, range } = offer.model;
        return [name, modelPriceCell(offer), offer.seats, range.replace(' miles', '')];
      })}
      hrefs={offers.map(modelHref)}
    />
  );
}

const nothingInStock = 'None in stock – we order it for you';

/** Never a price that no cart in stock has. */
function modelPriceText({ stock, fromUsd, toUsd }: ModelOffer): string {
  if (stock === 'none') return nothingInStock;
  if (stock === 'other') return 'Only a used or display cart in stock';
  return fromUsd === toUsd ? formatPrice(fromUsd) : `From ${formatPrice(fromUsd)}`;
}

function modelPriceCell(offer: ModelOffer): string {
  if (offer.stock === 'none') return 'None in stock';
  return offer.stock === 'other' ? 'Used or display' : modelPriceText(offer);
}

function seriesPriceText({ stock, fromUsd }: SeriesOffer): string {
  if (stock === 'none') return nothingInStock;
  if (stock === 'other') return 'Only used or display carts in stock';
  return fromUsd === undefined ? formatPrice(fromUsd) : `Starting at ${formatPrice(fromUsd)}`;
}

/** To a cart of the model, else to its series in the inventory. */
function modelHref({ model, vehicleId }: ModelOffer): string {
  if (vehicleId !== undefined) return links.vehicle(vehicleId);
  return links.inventoryWith({ q: model.name });
}

/** For the cart with the price, else for the model. */
function quoteHref({ model, stock, vehicleId }: ModelOffer): string {
  const isCart = stock === 'new' && vehicleId !== undefined;
  return links.contactFrom(isCart ? { vehicle: vehicleId } : { model: model.id });
}

/** `undefined` with a cart of the series in stock. */
function seriesOrderHref({ series, stock }: SeriesOffer): string | undefined {
  return stock === 'none' ? links.contactFrom({ model: seriesId(series) }) : undefined;
}
