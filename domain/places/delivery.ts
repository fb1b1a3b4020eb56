import { places } from '../business/places.ts';
import { deliveryTerms } from '../business/terms/delivery-terms.ts';
import type { Coordinates, Showroom } from '../dealership/showroom.ts';
import { formatUsd } from '../money.ts';
import { milesBetween, milesInWords } from './distance.ts';
import { physicalShowrooms } from './showrooms.ts';

/** Straight-line miles (spec S14.5). */
export type DeliveryAnswer = FreeDelivery | PaidDelivery;

interface DeliveryMeasure {
  readonly showroom: Showroom;
  /** Unrounded when free, as charged when paid. */
  readonly miles: number;
  readonly radiusMiles: number;
  readonly working: readonly string[];
}

export interface FreeDelivery extends DeliveryMeasure {
  readonly kind: 'free';
}

export interface PaidDelivery extends DeliveryMeasure {
  readonly kind: 'paid';
  /** Rounded up. */
  readonly beyondMiles: number;
  readonly feeUsd: number;
}

const perMile = formatUsd(deliveryTerms.perMileUsd);

/** `"$6 per mile beyond 10 miles"` (spec S11.1). */
export const generalDelivery = `${perMile} per mile beyond ${deliveryTerms.rentalsPageFreeMiles} miles`;

export const rentalOutsidePlaces = `For a rental outside the ${places.length} places we serve, you pay the showroom price, and delivery costs ${generalDelivery} from the nearest showroom.`;

/** Nearest showroom whose zone has the point, else the nearest (spec S8.6); throws without any. */
export function deliveryTo(point: Coordinates): DeliveryAnswer {
  const reaches = physicalShowrooms
    .flatMap((showroom) => {
      const radiusMiles = showroom.freeDeliveryMiles;
      if (radiusMiles === undefined) return [];
      return [{ showroom, miles: milesBetween(point, showroom.coordinates), radiusMiles }];
    })
    .sort((a, b) => a.miles - b.miles);
  const free = reaches.find(({ miles, radiusMiles }) => miles <= radiusMiles);
  if (free !== undefined) return freeDelivery(free);
  const [nearest] = reaches;
  if (nearest === undefined) throw new Error('No showroom has a free delivery zone');
  return paidDelivery(nearest);
}

type Reach = Omit<DeliveryMeasure, 'working'>;

function freeDelivery({ showroom, miles, radiusMiles }: Reach): FreeDelivery {
  const working = [
    `Straight-line distance from our ${showroom.city} showroom: ${milesInWords(miles)}`,
    `Free zone around ${showroom.city}: ${radiusMiles} miles`,
    'No miles beyond the zone, so delivery is free',
  ];
  return { kind: 'free', showroom, miles, radiusMiles, working };
}

function paidDelivery({ showroom, miles, radiusMiles }: Reach): PaidDelivery {
  const beyondMiles = Math.ceil(miles - radiusMiles);
  const feeUsd = beyondMiles * deliveryTerms.perMileUsd;
  // Rounded up to tenths, so that a distance just outside the zone never reads as inside it.
  const tenths = Math.ceil(miles * 10) / 10;
  const working = [
    `Straight-line distance from our ${showroom.city} showroom: ${tenths.toFixed(1)} miles`,
    `Free zone around ${showroom.city}: ${radiusMiles} miles`,
    `Miles beyond the zone: ${(tenths - radiusMiles).toFixed(1)}, rounded up to ${beyondMiles}`,
    `${beyondMiles} × ${perMile} = ${formatUsd(feeUsd)}`,
  ];
  return {
    kind: 'paid',
    showroom,
    // The shown distance, less the free zone, is charged.
    miles: radiusMiles + beyondMiles,
    radiusMiles,
    beyondMiles,
    feeUsd,
    working,
  };
}

/** `name`: `"Barrett Township"` (spec S13.6). */
export function deliverySentences(answer: DeliveryAnswer, name: string): readonly string[] {
  const { showroom, miles, radiusMiles } = answer;
  const eachMile = `${perMile} per mile, rounded up`;
  if (answer.kind === 'paid') {
    return [
      `Delivery to ${name} costs ${formatUsd(answer.feeUsd)}. It is ${milesInWords(miles)} from our ${showroom.city} showroom, beyond the ${radiusMiles}-mile free zone.`,
      `Beyond the zone, delivery costs ${eachMile}.`,
    ];
  }
  return [
    `Delivery to ${name} is free. It is ${milesInWords(miles)} from our ${showroom.city} showroom, inside the ${radiusMiles}-mile free zone.`,
    `That goes for purchases of ${formatUsd(deliveryTerms.minFreeSaleUsd)} or more, and for rentals at the town price used within ${name}.`,
    `The free zone ends ${milesInWords(radiusMiles - miles)} farther out. Beyond it, delivering a purchase costs ${eachMile}.`,
    rentalOutsidePlaces,
  ];
}
