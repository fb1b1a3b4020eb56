import { headingWords, withoutContainer } from '../row/heading-words.ts';

/** The names of a path, as a heading of ours would have them. */
export interface PathName {
  readonly name: string;
  /** How much of the path it leaves out: names with less come first. */
  readonly guess: 0 | 1 | 2;
  /** The path names a number that stands for something, as `locationId` does. */
  readonly isCode?: true;
}

/** Names that only say that there is a value: the one before them says what it is. */
const hollow = /^(?:name|label|title|value|text|display|url|src|href|link|amount|code)$/i;

/** Words in front of a name that only say that the row is a cart. */
const subject = /^(?:golf ?)?(?:cart|vehicle|unit|item|inventory|listing|product) (?=.)/;

const ending = / (?:name|label|text|value|description|desc|kit)$/;
const codeEnding = / (?:id|code|key|number|no|num)$/;

/**
 * The names of a path, most specific first: `a.make.name` → `make`, `make name`; `prices.sale` →
 * `prices sale`, `sale`, `sale price`;
 * `cartColor` → `cartColor`, `color`; `locationId` → `locationId`, `location` (a code).
 */
export function namesOf(path: string): readonly PathName[] {
  const steps = path.split('.');
  const last = steps.at(-1) ?? '';
  const before = steps.at(-2);
  const whole = before === undefined ? [last] : lastTwo(before, last);
  const bare = whole.map((name) => headingWords(name).replace(subject, ''));
  return [
    ...whole.map((name) => ({ name, guess: 0 }) as const),
    ...bare
      .flatMap((name) => [name, name.replace(ending, '')])
      .map((name) => ({ name, guess: 1 }) as const),
    ...bare
      .filter((name) => codeEnding.test(name))
      .map((name) => ({ name: name.replace(codeEnding, ''), guess: 2, isCode: true }) as const),
  ];
}

/**
 * What a value that has no field of its own is called: `cartAttributes.driveTrain` → `drive train`.
 * The second name is longer, for where the first one is taken.
 */
export function specificationNamesOf(path: string): readonly string[] {
  const [whole = '', last = whole] = namesOf(path).map(({ name }) => headingWords(name));
  const shortest = path.includes('.') && !hollow.test(path.split('.').at(-1) ?? '') ? last : whole;
  return [withoutContainer(shortest).replace(subject, ''), whole];
}

/** An id belongs to the element around it; directly in a cart it is the cart’s. */
function lastTwo(before: string, last: string): readonly string[] {
  const both = `${before} ${last}`;
  if (/^id$/i.test(last)) return [both];
  return hollow.test(last) ? [before, both] : [both, last, `${last} ${before.replace(/s$/i, '')}`];
}
