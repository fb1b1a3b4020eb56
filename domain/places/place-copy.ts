import { townRates } from '../dealer/business/rentals/rates.ts';
import { deliveryTerms, freeDeliveryLimit } from '../dealer/business/terms/delivery-terms.ts';
import { type Place, placeLabel } from '../dealer/place.ts';
import { formatUsd } from '../money.ts';
import { type DeliveryAnswer, deliverySentences, deliveryTo } from './delivery.ts';
import { milesInWords, neighbors, type ShowroomDistance, showroomsByDistance } from './distance.ts';

export type PlaceCopy = ReturnType<typeof placeCopy>;

const neighborsShown = 5;

export function placeCopy(place: Place) {
  const label = placeLabel(place);
  const county = `${place.county} County`;
  const byDistance = showroomsByDistance(place);
  const [nearest] = byDistance;
  const delivery = deliveryTo(place);

  return {
    label,
    county,
    intro: introOf(place, nearest, delivery),
    nearest,
    delivery,
    deliverySentences: deliverySentences(delivery, label),
    neighbors: neighbors(place, neighborsShown),
    facts: [
      { label: 'County', value: county },
      {
        label: 'Showrooms',
        value: byDistance
          .map(({ showroom, miles }) => `${showroom.city}, ${milesInWords(miles)}`)
          .join('; '),
      },
      { label: 'Delivery', value: deliveryValue(delivery) },
    ],
  };
}

function introOf(
  place: Place,
  { showroom, miles }: ShowroomDistance,
  delivery: DeliveryAnswer,
): string {
  const label = placeLabel(place);
  const offer =
    delivery.kind === 'free'
      ? `Free delivery to ${label} ${freeDeliveryLimit}.`
      : `Delivery to ${label} for ${formatUsd(delivery.feeUsd)}.`;
  return showroom.city === place.name
    ? `${offer} Our showroom is at ${showroom.address.street}.`
    : `${offer} Our ${showroom.city} showroom is ${milesInWords(miles)} away.`;
}

function deliveryValue(answer: DeliveryAnswer): string {
  return answer.kind === 'free'
    ? `Free ${freeDeliveryLimit}, inside the ${answer.radiusMiles}-mile zone around ${answer.showroom.city}`
    : `${formatUsd(answer.feeUsd)}, ${answer.beyondMiles} miles beyond the ${answer.radiusMiles}-mile zone around ${answer.showroom.city}`;
}

/** Without the call line of the metadata builder. */
export function landingDescription(place: Place): string {
  const { label, nearest, delivery } = placeCopy(place);
  const fee =
    delivery.kind === 'free'
      ? `free delivery on orders from ${formatUsd(deliveryTerms.minFreeSaleUsd)}`
      : `delivery for ${formatUsd(delivery.feeUsd)}`;
  return `Golf carts in ${label}: ${milesInWords(nearest.miles)} from our ${nearest.showroom.city} showroom, with ${fee}.`;
}

const rentFromUsd = Math.min(...Object.values(townRates).map(({ daily }) => daily));

export function rentalDescription(place: Place): string {
  return `Golf cart rentals in ${placeLabel(place)}, ${place.county} County, from ${formatUsd(rentFromUsd)} a day, including delivery from our ${deliveryTo(place).showroom.city} showroom.`;
}
