import { places } from '../../../dealer/business/places.ts';
import { findTowns } from '../../../places/town.ts';
import { zipCenter } from '../../../places/zip-code.ts';
import { foldText } from '../words.ts';
import { cityWords, namesPage, type PageTopic, topicRows } from './page-topics.ts';
import { matchesOf, type TextMatch } from './phrase.ts';
import { isEmptyWord, isTradeWord } from './trade-words.ts';

export type NamedPage =
  | { readonly topic: PageTopic }
  | { readonly place: string }
  /** ZIP code, or town with state. */
  | { readonly zip: string };

interface Mention {
  readonly page: NamedPage;
  readonly matches: readonly TextMatch[];
}

const commonWords = new Set(['price']);

/** With abbreviations: "mt pocono", "e stroudsburg". */
const patternOfName = (name: string) =>
  foldText(name)
    .replace(/^mount /, 'm(?:oun)?t ')
    .replace(/^([nsew])(orth|outh|ast|est) /, '$1(?:$2)? ');

const placePatterns = places.map(({ slug, name, type }) => {
  const [word = '', kind] = [name, type].map(foldText);
  const kinds = `(?: ${kind}| twp)${commonWords.has(word) ? '' : '?'}`;
  // A showroom's town may begin with the name of a township it does not lie in.
  const others = cityWords
    .filter((city) => city.startsWith(`${word} `))
    .map((city) => `(?!${city.slice(word.length)})`);
  return { slug, pattern: new RegExp(`\\b${patternOfName(name)}${others.join('')}${kinds}\\b`) };
});

const anyPlace = new RegExp(`\\b(?:${places.map(({ name }) => patternOfName(name)).join('|')})\\b`);

function placeMention(text: string): Mention | undefined {
  return placePatterns
    .flatMap(({ slug, pattern }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ page: { place: slug }, matches: [match] as const }];
    })
    .sort((a, b) => b.matches[0][0].length - a.matches[0][0].length)[0];
}

const before = '(?:near|around|in|(?<!(?:[\\dk]|up) )to)';
const beforeTown = new RegExp(`^${before}$`);

/** A ZIP code by name, or alone without a price, with its optional four digits. */
const zipPattern = new RegExp(
  String.raw`(?:(?<named>\bzip(?: ?code)? )|\b${before} |(?<![\w$,.]|\b(?:under|over|than|below|above|to|most|least|max|from|between|about|and|budget) ))(?<zip>\d{5})(?: ?\d{4})?(?![\w,.]| ?(?:or|and|dollars)\b)`,
);

/** A bare figure must be a known ZIP code or no round price. */
function zipMention(text: string): Mention | undefined {
  const match = zipPattern.exec(text);
  const { zip = '', named } = match?.groups ?? {};
  const isKnown = zipCenter(zip) !== undefined;
  if (match === null || !(isKnown || named !== undefined || Number(zip) % 500 !== 0)) return;
  // No price beyond the table of centers.
  return { page: isKnown ? { zip } : { topic: 'delivery' }, matches: [match] };
}

const maxTownWords = 4;

/** For a town beside other words. */
const maxMilesBeside = 100;

/** Nearest town named by a word of no listing, or behind "near" or "to". */
function townMention(text: string, isWordStart: (word: string) => boolean): Mention | undefined {
  const words = text.split(' ');
  const isUnknown = words.map(
    (word) =>
      /^[a-z.]{3,}$/.test(word) && !isTradeWord(word) && !isEmptyWord(word) && !isWordStart(word),
  );
  for (const at of words.keys()) {
    const isBehind = at > 0 && beforeTown.test(words[at - 1] ?? '');
    for (let end = Math.min(words.length, at + maxTownWords); end > at; end -= 1) {
      if (!isBehind && !isUnknown.slice(at, end).includes(true)) break;
      const name = words.slice(at, end).join(' ');
      const [town] = cityWords.includes(name) || /\d/.test(name) ? [] : findTowns(name);
      if (town === undefined) continue;
      const isFar = !isBehind && town.miles > maxMilesBeside;
      if (name !== text && (isFar || namesPage(name))) continue;
      const start = isBehind ? at - 1 : at;
      const index = words.slice(0, start).join(' ').length + Number(start > 0);
      return {
        page: { zip: town.label },
        matches: [{ index, 0: words.slice(start, end).join(' ') }],
      };
    }
  }
}

export function pagesNamedIn(
  text: string,
  isWordStart: (word: string) => boolean,
): readonly Mention[] {
  const topics = (namesPage(text) ? topicRows : []).flatMap(
    ({ topic, phrases, searched }): readonly Mention[] => {
      const matches = matchesOf(phrases, text);
      return matches.length > 0 || searched?.test(text) ? [{ page: { topic }, matches }] : [];
    },
  );
  const isWhole = topics.some(({ matches }) => matches[0]?.[0] === text);
  const place = anyPlace.test(text)
    ? placeMention(text)
    : isWhole
      ? undefined
      : townMention(text, isWordStart);
  return [...topics, ...[zipMention(text), place].filter((one) => one !== undefined)];
}
