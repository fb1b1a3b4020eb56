import { type Coordinates, physicalShowrooms, type Showroom } from '../business.ts';
import { formatUsd } from '../money.ts';
import { deliveryTerms } from '../policies/terms/delivery-terms.ts';
import { milesBetween, milesInWords } from './distance.ts';

/**
 * What delivery of a sale to a point costs (spec S14.5): free inside a showroom's radius, otherwise
 * a fee for each mile beyond it, rounded up. Miles are straight-line miles.
 */
export type DeliveryAnswer = FreeDelivery | PaidDelivery;

interface DeliveryMeasure {
  readonly showroom: Showroom;
  /** From the showroom, unrounded. */
  readonly miles: number;
  readonly radiusMiles: number;
  /** The calculation in readable steps, last the fee. */
  readonly working: readonly string[];
}

export interface FreeDelivery extends DeliveryMeasure {
  readonly kind: 'free';
}

export interface PaidDelivery extends DeliveryMeasure {
  readonly kind: 'paid';
  /** Whole miles beyond the zone, a started one counted as one. */
  readonly beyondMiles: number;
  readonly feeUsd: number;
}

const perMile = formatUsd(deliveryTerms.perMileUsd);

/**
 * Works out delivery to any point. Where several zones reach, the nearest showroom delivers; where
 * none does, the one whose zone ends nearest, which is the cheapest for the customer.
 */
export function deliveryTo(point: Coordinates): DeliveryAnswer {
  const reaches = physicalShowrooms.flatMap((showroom) => {
    const radiusMiles = showroom.freeDeliveryMiles;
    if (radiusMiles === undefined) return [];
    const miles = milesBetween(point, showroom.coordinates);
    return [{ showroom, miles, radiusMiles, beyond: miles - radiusMiles }];
  });
  const [free] = reaches.filter(({ beyond }) => beyond <= 0).sort((a, b) => a.miles - b.miles);
  if (free !== undefined) return freeDelivery(free);
  const [nearest] = reaches.sort((a, b) => a.beyond - b.beyond);
  if (nearest === undefined) throw new Error('No showroom has a free delivery zone');
  return paidDelivery(nearest);
}

type Reach = Omit<DeliveryMeasure, 'working'>;

function freeDelivery({ showroom, miles, radiusMiles }: Reach): FreeDelivery {
  const working = [
    `Straight-line distance from our ${showroom.city} showroom: ${milesInWords(miles)}`,
    `Free zone around ${showroom.city}: ${radiusMiles} miles`,
    `Miles beyond the zone: 0, so 0 × ${perMile} = ${formatUsd(0)}`,
  ];
  return { kind: 'free', showroom, miles, radiusMiles, working };
}

function paidDelivery({ showroom, miles, radiusMiles }: Reach): PaidDelivery {
  const beyondMiles = Math.ceil(miles - radiusMiles);
  const feeUsd = beyondMiles * deliveryTerms.perMileUsd;
  // Tenths rounded up like the fee, so that no distance reads as if it were inside the zone.
  const tenths = Math.ceil(miles * 10) / 10;
  const working = [
    `Straight-line distance from our ${showroom.city} showroom: ${tenths.toFixed(1)} miles`,
    `Free zone around ${showroom.city}: ${radiusMiles} miles`,
    `Miles beyond the zone: ${(tenths - radiusMiles).toFixed(1)}, rounded up to ${beyondMiles}`,
    `${beyondMiles} × ${perMile} = ${formatUsd(feeUsd)}`,
  ];
  return { kind: 'paid', showroom, miles, radiusMiles, beyondMiles, feeUsd, working };
}

/**
 * The answer for a place's page, in sentences: by which rule and from which showroom, what it
 * covers, and what a mile beyond the zone costs.
 * @param name the place as a visitor says it, `"Barrett Township"`
 */
export function deliverySentences(answer: DeliveryAnswer, name: string): readonly string[] {
  const { showroom, miles, radiusMiles } = answer;
  const eachMile = `${perMile} for each started mile`;
  if (answer.kind === 'paid') {
    return [
      `Delivery to ${name} costs ${formatUsd(answer.feeUsd)}: it lies ${milesInWords(miles)} from our ${showroom.city} showroom, beyond its ${radiusMiles}-mile free zone.`,
      `Beyond the zone we charge ${eachMile}.`,
    ];
  }
  return [
    `Delivery to ${name} is free: it lies ${milesInWords(miles)} from our ${showroom.city} showroom, inside its ${radiusMiles}-mile free zone.`,
    `That covers purchases of ${formatUsd(deliveryTerms.minFreeSaleUsd)} or more and rentals used within ${name}.`,
    `The edge of the zone is ${milesInWords(radiusMiles - miles)} farther on; beyond it, delivery costs ${eachMile}.`,
  ];
}
