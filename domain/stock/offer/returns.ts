import { returnTerms } from '../../dealer/business/terms/return-terms.ts';
import { formatPercent } from '../../text/wording.ts';
import type { OfferedVehicle } from '../vehicle.ts';

/** `"7 days, under 10 miles, 15% fee"` (spec S14.11); none for display units. */
export function returnsInWords({ offer }: OfferedVehicle): string | undefined {
  const { newCart, usedCart } = returnTerms;
  if (offer.feedCondition === 'new') {
    return `${newCart.days} days, under ${newCart.underMiles} miles, ${formatPercent(newCart.restockingPercent)} fee`;
  }
  if (offer.offeredAs !== 'used') return undefined;
  return `${usedCart.days} days, ${formatPercent(usedCart.restockingPercent)} fee, unless sold as is`;
}
