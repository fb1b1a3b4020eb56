import { business } from '../dealer/business/identity.ts';
import { deliveryTerms } from '../dealer/business/terms/delivery-terms.ts';
import { salesTaxPercent } from '../dealer/business/terms/sales-tax.ts';
import { centsOf, dollarsOf, percentOf } from '../money.ts';
import { deliveryTo, perMile } from './delivery.ts';
import { type Destination, minFreeMiles } from './destination.ts';
import { physicalShowrooms } from './showrooms.ts';

interface PriceLine {
  readonly label: string;
  readonly usd: number;
  readonly source: string;
}

export interface DeliveredPrice {
  readonly destination: Destination;
  readonly lines: readonly PriceLine[];
  readonly totalUsd: number;
  /** False below the limit of free delivery (spec S8.3). */
  readonly includesDelivery: boolean;
}

/** With sales tax (spec S8.1). */
export function deliveredPrice(priceUsd: number, destination: Destination): DeliveredPrice {
  const includesDelivery = priceUsd >= deliveryTerms.minFreeSaleUsd;
  const delivery = includesDelivery ? [deliveryLine(destination)] : [];
  const taxed = [{ label: 'Cart', usd: priceUsd, source: 'Our price today' }, ...delivery];
  const cents = taxed.reduce((sum, { usd }) => sum + centsOf(usd), 0);
  const taxCents = percentOf(cents, salesTaxPercent);
  const tax = {
    label: `Sales tax, ${salesTaxPercent}%`,
    usd: dollarsOf(taxCents),
    source: `${business.state} sales tax, estimated`,
  };
  const lines = [...taxed, tax];
  return { destination, lines, totalUsd: dollarsOf(cents + taxCents), includesDelivery };
}

/** Wider zones: `" (20 around Pocono Pines)"`. */
const wider = physicalShowrooms
  .filter(({ freeDeliveryMiles = 0 }) => freeDeliveryMiles > minFreeMiles)
  .map(({ city, freeDeliveryMiles }) => ` (${freeDeliveryMiles} around ${city})`)
  .join('');

function deliveryLine({ point, miles = 0, inWords }: Destination): PriceLine {
  const label = point === undefined ? `Delivery, ${inWords}` : `Delivery ${inWords}`;
  if (point === undefined) {
    const zone = `the ${minFreeMiles} miles that are free around every showroom${wider}`;
    const beyond = Math.max(0, Math.ceil(miles - minFreeMiles));
    return beyond === 0 ? freeLine(label, zone) : milesLine(label, beyond, zone);
  }
  const answer = deliveryTo(point);
  const zone = `the ${answer.radiusMiles}-mile free zone around ${answer.showroom.city}`;
  return answer.kind === 'free'
    ? freeLine(label, zone)
    : milesLine(label, answer.beyondMiles, zone);
}

function freeLine(label: string, zone: string): PriceLine {
  return { label, usd: 0, source: `Inside ${zone}` };
}

function milesLine(label: string, beyondMiles: number, zone: string): PriceLine {
  const miles = beyondMiles === 1 ? '1 mile' : `${beyondMiles} miles`;
  const usd = beyondMiles * deliveryTerms.perMileUsd;
  return { label, usd, source: `${miles} beyond ${zone}, ${perMile} each` };
}
