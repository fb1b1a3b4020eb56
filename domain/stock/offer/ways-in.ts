import { formatUsd } from '../../money.ts';
import { attributeCondition } from '../search/attribute-condition.ts';
import { cartFactsOf } from '../search/cart-facts.ts';
import { type Condition, seatCondition } from '../search/condition.ts';
import { type Filters, noFilters } from '../search/filters.ts';
import type { StockedVehicle } from '../vehicle.ts';

export const cheapBelowUsd = 8_000;

const cheap = formatUsd(cheapBelowUsd);

const ways: readonly { label: string; filters: Filters; holds: Condition['holds'] }[] = [
  ...(['2', '4', '6'] as const).map((seats) => ({
    label: `${seats} seats`,
    filters: { ...noFilters, seats },
    holds: seatCondition(Number(seats)).holds,
  })),
  { label: 'Utility', filters: { q: 'utility' }, holds: attributeCondition('cargoBed').holds },
  {
    label: `Under ${cheap}`,
    filters: { q: `under ${cheap}` },
    holds: ({ price }) => price !== undefined && price < cheapBelowUsd,
  },
];

export function waysInto(vehicles: readonly StockedVehicle[]) {
  const facts = vehicles.filter(({ offer }) => offer.isListed).map(cartFactsOf);
  return ways.flatMap(({ holds, ...way }) => (facts.some(holds) ? [way] : []));
}
