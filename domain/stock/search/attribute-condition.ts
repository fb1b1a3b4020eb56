import { capitalized } from '../../text/wording.ts';
import type { CartFacts } from './cart-facts.ts';
import type { Condition, ConditionKind } from './condition.ts';

type Words = Partial<Pick<Condition, 'joint' | 'fact' | 'negation' | 'order'>>;

function attribute<F extends keyof CartFacts>(
  kind: ConditionKind,
  label: string,
  fact: F,
  value: CartFacts[F],
  words: Words = {},
): Omit<Condition, 'key'> {
  const negation = `${words.joint === undefined ? 'Not' : 'No'} ${label.toLowerCase()}`;
  return {
    kind,
    label,
    fact,
    negation,
    missed: ({ condition, power }) => {
      const instead = { condition, power }[String(fact)];
      return instead === undefined ? (words.negation ?? negation) : capitalized(instead);
    },
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
  // Absence of the fact counts as its denial.
  streetLegal: attribute('use', 'Street legal', 'streetLegal', true, {
    fact: undefined,
    negation: 'Not listed as street legal',
  }),
  inStock: attribute('look', 'In stock', 'isInStock', true),
  coming: attribute('look', 'On the way', 'isComing', true),
  display: attribute('look', 'Display unit', 'isDisplay', true, { negation: 'No display unit' }),
  roughWork: attribute('use', 'Utility or lifted', 'isForRoughWork', true, { order: 'work-carts' }),
  cargoBed: attribute('use', 'Utility or cargo bed', 'hasCargoBed', true, {
    negation: 'No cargo bed',
  }),
  fourWheelDrive: attribute('use', 'Four-wheel drive', 'hasFourWheelDrive', true, {
    joint: 'with',
  }),
  lithium: attribute('use', 'Lithium batteries', 'battery', 'lithium', { joint: 'with' }),
  leadAcid: attribute('use', 'Lead-acid batteries', 'battery', 'lead acid', {
    joint: 'with',
    fact: undefined,
    negation: 'Not listed with lead-acid batteries',
  }),
  newBatteries: attribute('condition', 'New batteries', 'hasNewBatteries', true, {
    joint: 'with',
    negation: 'Batteries not listed as new',
    order: 'replaced-batteries',
  }),
  photographed: attribute('look', 'Photographs', 'isPhotographed', true, {
    joint: 'with',
    negation: 'No photographs yet',
  }),
  facingBack: attribute('look', 'Rear-facing seats', 'facesBack', true, { joint: 'with' }),
  facingForward: attribute('look', 'All seats facing forward', 'facesBack', false, {
    joint: 'with',
    negation: 'Rear-facing seats',
  }),
  enclosed: attribute('look', 'Enclosed', 'isEnclosed', true),
} as const;

export type AttributeName = keyof typeof attributes;

export function attributeCondition(name: AttributeName): Condition {
  return { key: name, ...attributes[name] };
}
