import type { CartFacts } from './cart-facts.ts';
import type { Condition, Kind } from './condition.ts';

/** A condition on one fact of a cart, which a sentence joins to it by "with" where that is said. */
function attribute<F extends keyof CartFacts>(
  kind: Kind,
  label: string,
  fact: F,
  value: CartFacts[F],
  { joint, ...words }: Partial<Pick<Condition, 'joint' | 'fact' | 'negation' | 'absence'>> = {},
): Omit<Condition, 'key'> {
  const lower = label.toLowerCase();
  return {
    ...{ kind, label, fact, joint, negation: `${joint === undefined ? 'Not' : 'No'} ${lower}` },
    absence: `No cart in stock is listed ${joint ?? 'as'} ${lower}.`,
    ...words,
    holds: (facts) => facts[fact] === value,
  };
}

const attributes = {
  new: attribute('condition', 'New', 'condition', 'new'),
  used: attribute('condition', 'Used', 'condition', 'used'),
  electric: attribute('use', 'Electric', 'power', 'electric'),
  gas: attribute('use', 'Gas', 'power', 'gas'),
  street: attribute('look', 'Street stance', 'stance', 'street', { negation: 'Lifted' }),
  lifted: attribute('look', 'Lifted', 'stance', 'lifted'),
  // Without its fact: a row that says nothing of it is not listed so.
  streetLegal: attribute('use', 'Street legal', 'streetLegal', true, {
    ...{ fact: undefined, negation: 'Not listed as street legal' },
  }),
  inStock: attribute('look', 'In stock', 'isInStock', true, {
    absence: 'No cart is in stock now.',
  }),
  display: attribute('look', 'Display unit', 'isDisplay', true, {
    negation: 'No display unit',
    absence: 'We have no display unit now.',
  }),
  cargoBed: attribute('use', 'Utility or cargo bed', 'hasCargoBed', true, {
    negation: 'No cargo bed',
  }),
  fourWheelDrive: attribute('use', 'Four-wheel drive', 'hasFourWheelDrive', true, {
    joint: 'with',
  }),
  facingBack: attribute('look', 'Rear-facing seats', 'facesBack', true, { joint: 'with' }),
  facingForward: attribute('look', 'All seats facing forward', 'facesBack', false, {
    ...{ joint: 'with', negation: 'Rear-facing seats' },
  }),
  enclosed: attribute('look', 'Enclosed', 'isEnclosed', true),
} as const;

export type Attribute = keyof typeof attributes;

/** The condition that a cart is known to be as the attribute says. */
export function attributeCondition(name: Attribute): Condition {
  return { key: name, ...attributes[name] };
}
