import type { ReactNode } from 'react';
import { deliveryTerms } from '../../../domain/business/terms/delivery-terms.ts';
import type { StockState } from '../../../domain/catalogue/badges.ts';
import { standsAt } from '../../../domain/catalogue/fields/field-text.ts';
import { returnsInWords } from '../../../domain/catalogue/offer/returns.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatAddress } from '../../../domain/dealership/showroom.ts';
import { findShowroom } from '../../../domain/places/showrooms.ts';
import { policyPaths } from '../../../domain/policies/paths.ts';
import { links } from '../../links.ts';

export interface Answer {
  readonly label: string;
  /** Of no use on paper: what is not known, what is said of this site. */
  readonly isScreenOnly?: boolean;
  /** The policy that the answer is taken from. */
  readonly policy?: string;
  readonly value: ReactNode;
}

const { from, to } = deliveryTerms.inStockBusinessDays;
/**
 * The first questions of a buyer of this very cart: its color, place and day of delivery, then returns, order
 * and warranty by the policies (spec S6.7, S6.10).
 * @param ask address of the form that asks about it
 */
export function buyerAnswersOf(
  vehicle: Vehicle,
  state: StockState,
  ask: string,
): { readonly ofCart: readonly Answer[]; readonly ofPolicies: readonly Answer[] } {
  const { exteriorColor, condition } = vehicle;
  const askUs = <a href={ask}>ask us</a>;
  const color =
    exteriorColor === undefined
      ? { label: 'Color', value: askUs, isScreenOnly: true }
      : { label: 'Color of this cart', value: exteriorColor };
  if (state.departed !== undefined) return { ofCart: [color], ofPolicies: [] };
  const isNew = condition === 'new';
  const returns = returnsInWords(vehicle);
  return {
    ofCart: [color, ...deliveryOf(vehicle, askUs)],
    ofPolicies: [
      {
        label: 'Returns',
        policy: policyPaths['return-policy'][0],
        value: returns ?? 'ask us',
        isScreenOnly: returns === undefined,
      },
      ...(state.isBuyable
        ? [
            {
              label: 'How to buy',
              policy: `${links.terms}#sales`,
              value: 'sign with us, pay nothing online',
              isScreenOnly: true,
            },
          ]
        : []),
      {
        label: isNew ? 'Manufacturer’s warranty' : 'Warranty',
        policy: `${links.terms}#sales`,
        value: isNew ? 'ask us for it in writing' : 'ask us',
        isScreenOnly: true,
      },
    ],
  };
}

/** Where it is, while it can be seen there, and when it can be at the door. */
function deliveryOf(vehicle: Vehicle, askUs: ReactNode) {
  const { id, inStock, status } = vehicle;
  const showroom = findShowroom(vehicle.location);
  const where =
    showroom?.type === 'online'
      ? `${formatAddress(showroom.address)}, by appointment`
      : standsAt(vehicle);
  if (status === 'coming') return [{ label: 'At your door', value: 'once it is here' }];
  if (!inStock) return [];
  const arrival = (
    <>
      {`in ${from}–${to} business days `}
      <a href={links.contactFrom({ vehicle: id, topic: 'delivery' })}>pick a day</a>
    </>
  );
  return [
    { label: 'Located at', value: where || askUs, isScreenOnly: !where },
    { label: 'At your door', value: arrival },
  ];
}
