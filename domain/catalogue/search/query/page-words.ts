import { showrooms } from '../../../business/identity.ts';
import { places } from '../../../business/places.ts';
import { foldText } from '../words.ts';

/** A page that a search text names beside carts. */
export type NamedPage =
  | { readonly topic: PageTopic }
  /** Slug of a municipality. */
  | { readonly place: string };

/** In this order they are offered. */
const topicPatterns = {
  financing: /\bfinanc\w*|\bloans?\b|\bmonthly payments?\b|\bapr\b/,
  rental: /\brent(?:s|al|als|ing|ed)?\b/,
  service: /\bservic(?:es?|ing)\b|\brepairs?\b|\bmaintenance\b/,
  parts: /\b(?:spare )?parts?\b|\baccessor(?:y|ies)\b/,
  delivery: /\bdeliver(?:y|ed|ies|ing|s)?\b|\bshipping\b/,
  'trade-in': /\btrad(?:e|es|ing)(?: ?ins?)?\b/,
  'test-drive': /\btest ?driv(?:es?|ing)\b/,
  hours:
    /\b(?:opening |business |store |showroom )?hours\b|\bopen (?:now|today|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
  showroom: new RegExp(
    `\\bshowrooms?\\b|\\bdirections\\b|\\b(?:${showrooms.map(({ city }) => foldText(city)).join('|')})\\b`,
  ),
} as const satisfies Readonly<Record<string, RegExp>>;
export type PageTopic = keyof typeof topicPatterns;

/** Names of places that mean something else in a search: these need "Township" behind them. */
const commonWords = new Set(['price']);

const placePatterns = places.map(({ slug, name, type }) => {
  const [word, kind] = [name, type].map(foldText);
  const kinds = `(?: ${kind}| twp)${commonWords.has(word ?? '') ? '' : '?'}`;
  // A showroom's town may begin with the name of a township it does not lie in.
  const others = showrooms
    .map(({ city }) => foldText(city))
    .filter((city) => city.startsWith(`${word} `))
    .map((city) => `(?!${city.slice(word?.length)})`);
  return { slug, pattern: new RegExp(`\\b${word}${others.join('')}${kinds}\\b`) };
});

/** Whether some place's name is in a text: to ask for each of them takes time. */
const anyPlace = new RegExp(`\\b(?:${places.map(({ name }) => foldText(name)).join('|')})\\b`);

/** A page, and where its words stand in the text. */
interface Mention {
  readonly page: NamedPage;
  readonly match: RegExpExecArray;
}

/** The pages that folded text names (spec S5.24). Of two places, the longer name counts. */
export function pagesNamedIn(text: string): readonly Mention[] {
  const topics = Object.entries(topicPatterns).flatMap(([topic, pattern]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ page: { topic: topic as PageTopic }, match }];
  });
  if (!anyPlace.test(text)) return topics;
  const [place] = placePatterns
    .flatMap(({ slug, pattern }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ page: { place: slug }, match }];
    })
    .sort((a, b) => b.match[0].length - a.match[0].length);
  return place === undefined ? topics : [...topics, place];
}
