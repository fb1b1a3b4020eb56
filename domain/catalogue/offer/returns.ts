import { returnTerms } from '../../business/terms/return-terms.ts';
import { formatPercent } from '../../text/wording.ts';
import type { Vehicle } from '../vehicle.ts';

/**
 * How a cart of this condition can be returned, by the return policy (spec S14.11): `"7 days, under
 * 10 miles, 15% fee"`. `undefined` where the policy does not say: a display unit, a condition that is
 * not known.
 */
export function returnsInWords({ condition }: Pick<Vehicle, 'condition'>): string | undefined {
  const { newCart, usedCart } = returnTerms;
  if (condition === 'new') {
    return `${newCart.days} days, under ${newCart.underMiles} miles, ${formatPercent(newCart.restockingPercent)} fee`;
  }
  if (condition !== 'used') return undefined;
  return `${usedCart.days} days, ${formatPercent(usedCart.restockingPercent)} fee, unless sold as is`;
}
