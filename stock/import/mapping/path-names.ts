import { headingWords, withoutContainer } from '../row/heading-words.ts';

interface PathName {
  readonly name: string;
  readonly guess: 0 | 1 | 2;
  /** As `locationId`. */
  readonly isCode?: true;
}

/** Needs the name before it. */
const hollow = /^(?:name|label|title|value|text|display|url|src|href|link|amount|code)$/i;

/** Before a name. */
const subject = /^(?:golf ?)?(?:cart|vehicle|unit|item|inventory|listing|product) (?=.)/;

const ending = / (?:name|label|text|value|description|desc|kit)$/;
const codeEnding = / (?:id|code|key|number|no|num)$/;

/** Most specific first: `cartColor` → `cartColor`, `color`. */
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

/** Short, then longer for where the first is taken. */
export function specificationNamesOf(path: string): readonly string[] {
  const [whole = '', last = whole] = namesOf(path).map(({ name }) => headingWords(name));
  const shortest = path.includes('.') && !hollow.test(path.split('.').at(-1) ?? '') ? last : whole;
  return [withoutContainer(shortest).replace(subject, ''), whole];
}

/** An id belongs to its element. */
function lastTwo(before: string, last: string): readonly string[] {
  const both = `${before} ${last}`;
  if (/^id$/i.test(last)) return [both];
  return hollow.test(last) ? [before, both] : [both, last, `${last} ${before.replace(/s$/i, '')}`];
}
