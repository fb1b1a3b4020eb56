import type {
  ModelOffer,
  SeriesOffer,
} from '../../../domain/catalogue/known-models/model-offer.ts';
import { seriesId } from '../../../domain/catalogue/known-models/ordered-model.ts';
import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';

const nothingInStock = 'None in stock – we order it for you';

/** Never a price that no cart in stock has. */
export function modelPriceText({ stock, fromUsd, toUsd }: ModelOffer): string {
  if (stock === 'none') return nothingInStock;
  if (stock === 'other') return 'Only a used or display cart in stock';
  return fromUsd === toUsd ? formatPrice(fromUsd) : `From ${formatPrice(fromUsd)}`;
}

export function modelPriceCell(offer: ModelOffer): string {
  if (offer.stock === 'none') return 'None in stock';
  return offer.stock === 'other' ? 'Used or display' : modelPriceText(offer);
}

export function seriesPriceText({ stock, fromUsd }: SeriesOffer): string {
  if (stock === 'none') return nothingInStock;
  if (stock === 'other') return 'Only used or display carts in stock';
  return fromUsd === undefined ? formatPrice(fromUsd) : `Starting at ${formatPrice(fromUsd)}`;
}

/** To a cart of the model, else to its series in the inventory. */
export function modelHref({ model, vehicleId }: ModelOffer): string {
  if (vehicleId !== undefined) return links.vehicle(vehicleId);
  return links.inventoryWith({ q: model.name });
}

/** For the cart with the price, else for the model. */
export function quoteHref({ model, stock, vehicleId }: ModelOffer): string {
  const isCart = stock === 'new' && vehicleId !== undefined;
  return links.contactFrom(isCart ? { vehicle: vehicleId } : { model: model.id });
}

/** `undefined` with a cart of the series in stock. */
export function seriesOrderHref({ series, stock }: SeriesOffer): string | undefined {
  return stock === 'none' ? links.contactFrom({ model: seriesId(series) }) : undefined;
}
