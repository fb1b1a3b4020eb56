import { business } from '../business/identity.ts';
import { type Place, placeLabel } from '../business/place.ts';
import { deliveryTerms } from '../business/terms/delivery-terms.ts';
import { salesTaxPercent } from '../business/terms/sales-tax.ts';
import { formatUsd, formatUsdCents } from '../money.ts';
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

/** What the total leaves out (spec S8.2). */
export const notInDeliveredPrice =
  'Title, registration and insurance are not in it. Tax is an estimate.';

/** A cart's price delivered to a place, with sales tax (spec S8.1). `priceUsd` as in the stock. */
export function deliveredPrice(priceUsd: number, place: Place): DeliveredPrice {
  const includesDelivery = priceUsd >= deliveryTerms.minFreeSaleUsd;
  const delivery = includesDelivery ? [deliveryLine(place)] : [];
  const taxed = priceUsd + delivery.reduce((sum, { usd }) => sum + usd, 0);
  const lines = [
    { label: 'Cart', usd: priceUsd, source: 'Our price today' },
    ...delivery,
    {
      label: `Sales tax, ${salesTaxPercent}%`,
      usd: cents((taxed * salesTaxPercent) / 100),
      source: `${business.state} sales tax, estimated`,
    },
  ];
  const totalUsd = cents(lines.reduce((sum, { usd }) => sum + usd, 0));
  return { place, lines, totalUsd, includesDelivery };
}

/**
 * The total in one short line, for a card of a page that names the place:
 * `"$8,474.70 delivered, with tax"`.
 */
export function deliveredInWords({ totalUsd, includesDelivery }: DeliveredPrice): string {
  const total = formatUsdCents(totalUsd);
  return `${total} ${includesDelivery ? 'delivered, with tax' : 'with tax, delivery quoted'}`;
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

function cents(usd: number): number {
  return Math.round((usd + Number.EPSILON) * 100) / 100;
}
