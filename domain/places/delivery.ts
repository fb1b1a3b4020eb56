import { places } from '../dealer/business/places.ts';
import { deliveryTerms } from '../dealer/business/terms/delivery-terms.ts';
import type { Coordinates, Showroom } from '../dealer/showroom.ts';
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
}

interface FreeDelivery extends DeliveryMeasure {
  readonly kind: 'free';
}

interface PaidDelivery extends DeliveryMeasure {
  readonly kind: 'paid';
  /** Rounded up. */
  readonly beyondMiles: number;
  readonly feeUsd: number;
}

export const perMile = formatUsd(deliveryTerms.perMileUsd);

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
  if (free !== undefined) return { kind: 'free', ...free };
  const [nearest] = reaches;
  if (nearest === undefined) throw new Error('No showroom has a free delivery zone');
  return paidDelivery(nearest);
}

function paidDelivery({ showroom, miles, radiusMiles }: DeliveryMeasure): PaidDelivery {
  const beyondMiles = Math.ceil(miles - radiusMiles);
  return {
    kind: 'paid',
    showroom,
    // The shown distance, less the free zone, is charged.
    miles: radiusMiles + beyondMiles,
    radiusMiles,
    beyondMiles,
    feeUsd: beyondMiles * deliveryTerms.perMileUsd,
  };
}

/** `name`: `"Barrett Township"` (spec S13.6). */
export function deliverySentences(answer: DeliveryAnswer, name: string): readonly string[] {
  const { showroom, miles, radiusMiles } = answer;
  const beyond = `Beyond the zone, delivery is ${perMile} a mile.`;
  if (answer.kind === 'paid') {
    return [
      `Delivery to ${name} costs ${formatUsd(answer.feeUsd)}. It’s ${milesInWords(miles)} from our ${showroom.city} showroom, beyond the ${radiusMiles}-mile free zone.`,
      beyond,
    ];
  }
  return [
    showroom.city === name
      ? `We’re in ${name}, so delivery is free.`
      : `Delivery to ${name} is free. It’s ${milesInWords(miles)} from our ${showroom.city} showroom, inside the ${radiusMiles}-mile free zone.`,
    `Free delivery covers purchases of ${formatUsd(deliveryTerms.minFreeSaleUsd)} or more and rentals at the ${name} price.`,
    beyond,
    rentalOutsidePlaces,
  ];
}
