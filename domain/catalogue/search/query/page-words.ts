import { showrooms } from '../../../business/identity.ts';
import { places } from '../../../business/places.ts';
import { findTowns } from '../../../places/town.ts';
import { foldText } from '../words.ts';

/** A page that a search text names beside carts. */
export type NamedPage =
  | { readonly topic: PageTopic }
  /** Slug of a municipality. */
  | { readonly place: string }
  /** A ZIP code, or a town with its state. */
  | { readonly zip: string };

/** The words of each page; in this order they are offered. */
const topicPatterns = {
  spanish:
    /^.*\b(?:carritos?|carros?|coches?|quiero|busco|vende[ns]?|en venta|precios?|barat[oa]s?|usad[oa]s?|nuev[oa]s?|rentar?|renta|alquil\w+|asientos|electricos?|gasolina|baterias?|habla(?:n|r)?|espanol|pasajeros|cuanto)\b.*$/,
  financing:
    /\bfinanc\w*|\bloans?\b|\bmonthly payments?\b|\bapr\b|\b(?:no |bad |poor )?credit(?: check)?\b|\bleas(?:e|es|ing)\b/,
  payment: /\b(?:how to )?pay(?:ing|ments?)?\b|\bdown payment\b|\bdeposits?\b|\border(?:ing)?\b/,
  rental: /\brent(?:s|al|als|ing|ed)?\b/,
  'rental-deposit': /\bdeposits?\b/,
  'rental-insurance': /\binsur(?:e|ed|ance)\b/,
  'street-legal':
    /\b(?:street|road) ?legal\b|\blsvs?\b|\blow speed vehicles?\b|\b(?:on|for) (?:the |a |public )?(?:roads?|streets?|highways?)\b|(?<!off )\broads?\b|\bstreet use\b/,
  registration:
    /\b(?:licen[cs]e )?(?:plates?|tags?)\b|\bregist(?:er|ered|ration)\b|\btitles?\b|\binsur(?:e|ed|ance)\b|\b(?:drivers? )?licen[cs]e\b|\bpenndot\b|\bdmv\b/,
  warranty: /\bwarrant(?:y|ies)\b|\bguarantees?\b/,
  returns: /\breturns?(?: policy)?\b|\brefunds?\b|\bexchanges?\b|\bmoney back\b/,
  tax: /\b(?:sales )?tax(?:es)?\b/,
  price:
    /\b(?:(?:military|veterans?|seniors?|cash|student) )?discounts?\b|\bcoupons?\b|\bdeals?\b|\bhidden fees?\b|\bnegotia\w+/,
  batteries:
    /\bbatter(?:y|ies)(?: (?:replacement|life|service|pack|cost)s?)?\b|\b(?:how long .*)?charg(?:e|er|ers|ing)\b(?: time)?/,
  service: /\bservic(?:es?|ing)\b|\brepairs?\b|\bmaintenance\b/,
  custom:
    /\bseat covers?\b|\bupholster\w*|\bcustom\w*|\b(?:2|two) tone\b|\bpaint(?:ing|ed)?\b|\baccessor(?:y|ies)\b/,
  parts: /\b(?:spare )?parts?\b(?: for\b)?/,
  pickup: /\btow(?:s|ing|ed)?\b|\bpick ?up (?:my|service)\b|\bbrok(?:e|en) down\b/,
  delivery: /\bdeliver(?:y|ed|ies|ing|s)?\b|\bshipping\b/,
  'trade-in': /\btrad(?:e|es|ing)(?: ?ins?)?\b/,
  'test-drive': /\btest ?driv(?:es?|ing)\b|\b(?:steep )?hill(?:s|y)?\b|\bsteep\b/,
  storage: /\b(?:winter )?stor(?:age|ing)\b|\bwinteriz\w+|\bwinter\b/,
  access: /\bwheel ?chairs?\b|\bdisab(?:led|ility)\b|\bhandicap\w*|\bada\b|\bhand controls?\b/,
  jobs: /\bjobs?\b|\bcareers?\b|\bhiring\b|\bemployment\b|\bwork for\b/,
  contact: /\b(?:tele)?phone(?: numbers?)?\b|\bcall\b|\be ?mail\b|\bcontact\b|\baddress\b/,
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

/** Words that stand before a destination. */
const before = '(?:zip(?: ?code)?|near|around|in|delivered to|deliver to|delivery to) ';

/** Five digits where no price stands. */
const zipPattern = new RegExp(String.raw`(?:^|\b${before})(\d{5})$`);

const townPattern = new RegExp(String.raw`\b${before}([a-z][a-z. ]+)$`);

/** Miles within which a name by itself is taken for a town. */
const mostNearMiles = 60;

/** The nearest town that is named; a name by itself may be a word of carts too, and takes none away. */
function townIn(text: string): readonly Mention[] {
  const match = townPattern.exec(text) ?? /(?=(^[a-z][a-z. ]+$))/.exec(text);
  const [town] = findTowns(match?.[1] ?? '');
  if (match === null || town === undefined) return [];
  if (match[0] === '' && town.miles > mostNearMiles) return [];
  return [{ page: { zip: town.label }, match }];
}

/** A page, and where its words stand in the text. */
interface Mention {
  readonly page: NamedPage;
  readonly match: RegExpExecArray;
}

/** The pages that folded text names (spec S5.24). Of two places, the longer name counts. */
export function pagesNamedIn(text: string): readonly Mention[] {
  const topics: Mention[] = Object.entries(topicPatterns).flatMap(([topic, pattern]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ page: { topic: topic as PageTopic }, match }];
  });
  const zip = zipPattern.exec(text);
  if (zip?.[1] !== undefined) topics.push({ page: { zip: zip[1] }, match: zip });
  if (!anyPlace.test(text)) {
    return topics.some(({ match }) => match[0] === text) ? topics : [...topics, ...townIn(text)];
  }
  const [place] = placePatterns
    .flatMap(({ slug, pattern }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ page: { place: slug }, match }];
    })
    .sort((a, b) => b.match[0].length - a.match[0].length);
  return place === undefined ? topics : [...topics, place];
}
