import { business } from '../business/identity.ts';
import { type Place, placeLabel } from '../business/place.ts';
import { deliveryTerms } from '../business/terms/delivery-terms.ts';
import { salesTaxPercent } from '../business/terms/sales-tax.ts';
import { centsOf, dollarsOf, formatUsd, percentOf } from '../money.ts';
import { deliveryTo } from './delivery.ts';

/** One line of a calculation: what it is, how much, and where the figure comes from. */
export interface PriceLine {
  readonly label: string;
  /** US dollars with cents. */
  readonly usd: number;
  readonly source: string;
}

export interface DeliveredPrice {
  readonly place: Place;
  readonly lines: readonly PriceLine[];
  /** US dollars with cents: the sum of the lines. */
  readonly totalUsd: number;
  /**
   * Whether delivery is in the total. An order under the limit of free delivery has it quoted
   * (spec S8.3).
   */
  readonly includesDelivery: boolean;
}

/** A cart's price delivered to a place, with sales tax (spec S8.1). `priceUsd` as in the stock. */
export function deliveredPrice(priceUsd: number, place: Place): DeliveredPrice {
  const includesDelivery = priceUsd >= deliveryTerms.minFreeSaleUsd;
  const delivery = includesDelivery ? [deliveryLine(place)] : [];
  const taxed = [{ label: 'Cart', usd: priceUsd, source: 'Our price today' }, ...delivery];
  const cents = taxed.reduce((sum, { usd }) => sum + centsOf(usd), 0);
  const taxCents = percentOf(cents, salesTaxPercent);
  const tax = {
    label: `Sales tax, ${salesTaxPercent}%`,
    usd: dollarsOf(taxCents),
    source: `${business.state} sales tax, estimated`,
  };
  return { place, lines: [...taxed, tax], totalUsd: dollarsOf(cents + taxCents), includesDelivery };
}

/** The delivery policy applied to the place. */
function deliveryLine(place: Place): PriceLine {
  const answer = deliveryTo({ lat: place.lat, lon: place.lon });
  const label = `Delivery to ${placeLabel(place)}`;
  const zone = `${answer.radiusMiles}-mile free zone around ${answer.showroom.city}`;
  if (answer.kind === 'free') return { label, usd: 0, source: `Inside the ${zone}` };
  const perMile = formatUsd(deliveryTerms.perMileUsd);
  const source = `${answer.beyondMiles} miles beyond the ${zone}, ${perMile} each`;
  return { label, usd: answer.feeUsd, source };
}
