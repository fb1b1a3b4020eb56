import type { CartFacts } from './cart-facts.ts';
import type { Condition, Kind } from './condition.ts';

/** A condition on one fact of a cart. */
function attribute<F extends keyof CartFacts>(
  kind: Kind,
  label: string,
  fact: F,
  value: CartFacts[F],
  words: Partial<Pick<Condition, 'joint' | 'fact' | 'negation' | 'absence'>> = {},
): Omit<Condition, 'key'> {
  const lower = label.toLowerCase();
  return {
    ...{ kind, label, fact, negation: `Not ${lower}` },
    absence: `No cart in stock is listed as ${lower}.`,
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
    negation: 'No four-wheel drive',
  }),
  facingBack: attribute('look', 'Rear-facing seats', 'facesBack', true, {
    joint: 'with',
    negation: 'No rear-facing seats',
    absence: 'No cart in stock is listed with rear-facing seats.',
  }),
  facingForward: attribute('look', 'All seats facing forward', 'facesBack', false, {
    joint: 'with',
    negation: 'Rear-facing seats',
    absence: 'No cart in stock is listed with all seats facing forward.',
  }),
  enclosed: attribute('look', 'Enclosed', 'isEnclosed', true),
} as const;

export type Attribute = keyof typeof attributes;

/** The condition that a cart is known to be as the attribute says. */
export function attributeCondition(name: Attribute): Condition {
  return { key: name, ...attributes[name] };
}
