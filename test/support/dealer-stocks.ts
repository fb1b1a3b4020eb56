import { showrooms } from '../../domain/dealer/business/identity.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { dealerVehicles } from './dealer-file.ts';

/** Stocks of other dealers, on which every sentence has to hold as it does on the sample. */

const file = dealerVehicles();

/** 80 carts of the dealer's file, spread over its makes, with what else a row may say. */
export function mixedStock(): readonly Vehicle[] {
  const spread = Array.from({ length: 80 }, (_, place) => file[Math.floor((place * 443) / 80)]);
  return spread
    .filter((vehicle) => vehicle !== undefined)
    .map((vehicle, index) => ({
      ...vehicle,
      location: showrooms[index % showrooms.length]?.id,
      ...(index % 20 === 3 && { price: undefined }),
      ...(index % 20 === 7 && vehicle.condition === 'new' && { condition: 'demo' as const }),
      ...(index % 20 === 11 && { msrp: (vehicle.price ?? 0) + 750 }),
    }));
}

/** Used carts of makes that are not Denago; all stand at one showroom. */
export function usedStock(): readonly Vehicle[] {
  return file
    .filter(({ condition, brand }) => condition === 'used' && brand !== 'Denago')
    .filter((_, index) => index % 6 === 0)
    .map((vehicle) => ({ ...vehicle, location: 'hatfield' }));
}
