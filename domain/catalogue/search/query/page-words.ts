import { showrooms } from '../../../business/identity.ts';
import { places } from '../../../business/places.ts';
import { findTowns } from '../../../places/town.ts';
import { zipCenter } from '../../../places/zip-code.ts';
import { foldText } from '../words.ts';
import { anyPhraseOf, matchesOf, type TextMatch } from './phrase-list.ts';
import { isEmptyWord, isTradeWord } from './trade-words.ts';

/** A page that a search text names beside carts. */
export type NamedPage =
  | { readonly topic: PageTopic }
  /** Slug of a municipality. */
  | { readonly place: string }
  /** A ZIP code, or a town with its state. */
  | { readonly zip: string };

const cities = showrooms.map(({ city }) => foldText(city));

const days = '(mon|tues|wednes|thurs|fri|satur|sun)days?';

/** The words of each page; in this order they are offered. */
const topicPhrases = {
  spanish: String.raw`spanish, carritos?, carros?, coches?, quiero, busco, vende[ns]?, en venta, precios?,
    barat[oa]s?, usad[oa]s?, nuev[oa]s?, rentar?, alquil\w+, asientos, personas, pasajeros, para,
    electric[oa]s, gasolina, baterias?, llantas, garantia, financiamiento, habla[nr]?, espanol, cuanto`,
  financing: String.raw`payments? (of|under|less than|up to|around|about) \$?\d{2,3}, \$\d[\d,]* ?mo(nth)?,
    (cost |price )?per month, (?<!no )financ(?!iam)\w*, loans?, leas(e|es|ing), apr, layaway, payment plans?,
    monthly(?! rates?)( payments?)?( (of |under |around )?\$?\d[\d,]*)?,
    ((under|less than|about|around|up to) )?\$?\d[\d,]* ?(\/|a|per) ?mo(nth)?,
    (no |bad |poor )?credit(?! cards?)( check)?, (0|no) (money )?down, 0 ?%, \d\d? ?% (interest|down|apr),
    pay (later|over time)`,
  payment: `no financing, (how to )?pay(ing|ments?)?, (credit|debit) cards?, paypal, venmo, down payment, deposits?, layaway,
    order(ing)?, (buy )?online, reserv(e|ing|ation), hold( (it|one|a cart))?`,
  rental: `rent(s|al|als|ing|ed)?, (daily|weekly|monthly) rates?, weddings?, party, parties, parades?, events?, weekends?,
    vacations?, airbnb`,
  'rental-deposit': 'deposits?',
  'rental-insurance': 'insur(e|ed|ance)',
  'street-legal': `(street|road) ?legal, lsvs?, low speed vehicles?, street use,
    legal( on)?( the| a| public)?( roads?| streets?)?, (on|for) (the |a |public )?(roads?|streets?|highways?), (?<!off )roads?`,
  registration: String.raw`(\d\d year olds?|kids?|child(ren)?) drive, teen(ager)?s?( drive)?, (licen[cs]e )?(plates?|tags?), regist(er|ered|ration), titles?, insur(e|ed|ance),
    (drivers? )?licen[cs]e, (what |legal )?age, how old, inspections?, laws?, penndot, dmv, hoas?,
    (gated |private )?communit(y|ies), neighborhoods?`,
  warranty: 'warrant(y|ies), guarantees?',
  returns: 'returns?( policy)?, refunds?, exchanges?, money back',
  tax: '(sales )?tax(es)?, (doc |dealer |prep )?fees?, out the door, otd',
  price: String.raw`((cash|student|senior) )?discount(s|ed)?, (or )?best offer, obo, (military|veterans?)( discounts?)?, cash price,
    coupons?, deals?, hidden fees?, negotia\w+, (?<!ground )clearance, black friday, specials?, promo\w*, rebates?,
    price match\w*`,
  batteries: String.raw`(lithium|lead acid|agm) (vs|versus|or) (lithium|lead acid|agm)( batter\w+)?,
    (no |not )?(lead acid|agm), batter(y|ies)( (replacement|life|service|pack|cost)s?)?, (?<!(usb|fast|quick) |how (long|far|fast|quick(ly)?) .*)charg(e|er|ers|ing)(?! times?),
    outlets?, 1[12]0 ?v(olts?)?, plug(s|ged)?( in)?`,
  service: `servic(es?|ing), repairs?, oil changes?, emergenc(y|ies), maintenance, tune ?ups?, mechanics?, fix(ed|ing)?, broken?(?! down), dead,
    (won.?t|not|doesn.?t) (start|charge|go|move|run|work)(ing)?, flat tires?`,
  custom: String.raw`seat covers?, upholster\w*, custom\w*, 2 tone, paint(ing|ed)?, accessor(y|ies), lift kits?`,
  parts: `(spare )?parts?( for)?, (replacement |lost )?keys?, replacement (parts?|seats?|tires?|windshields?)`,
  pickup: `(?<!(it|they|that|cart) (can )?)tow(s|ing|ed)?(?! (capacity|hitch\\w*|bar)), pick ?up (my|for|service), brok(e|en) down, mobile (service|repair|mechanic),
    come to (me|my (house|home))`,
  delivery: `(free )?deliver(y|ed|ies|ing|s)?, ship(ping|ped)?, drop ?off, pick (it|one) up, arriv(e|es|al), out of state, new (jersey|york), nj, ny,
    maryland, delaware, connecticut, massachusetts, ohio, virginia, florida`,
  'trade-in': String.raw`trad(e|es|ing)( ?ins?)?( my)?( old)?, sell(ing)? (my|our|mine)( old| used)?, worth,
    buy ?back, do you buy, consign\w*, appraisals?`,
  'test-drive':
    'test ?driv(es?|ing), (best for )?(steep )?hill(s|y)?, steep, try( (it|one))?( out)?',
  storage: String.raw`(winter )?stor(age|ing), winteriz\w+, winter`,
  access: String.raw`wheel ?chairs?, disab(led|ility), handicap\w*, ada, hand controls?, elderly, mobility,
    seniors?(?! discount)( friendly| citizens?)?`,
  compare: `compar(e|ing|ison), differences? between, which (one |cart )?is (best|better),
    (vs|versus)(?! (lithium|lead|agm))`,
  eco: String.raw`eco( friendly)?, environment\w*, emissions?, carbon, co2, (gas|fuel) (savings?|costs?),
    electric(ity)? (bill|cost)s?, calculator`,
  feedback: 'feedback, reviews?, complain(ts?)?',
  about: 'about (you|us), who are you, family owned, (been )?in business',
  jobs: 'jobs?, careers?, hiring, employment, work for',
  contact: `wholesale, fleet (pric(es?|ing)|discounts?), ((tele)?phone|cell) numbers?, (?<!(serial|stock|model|part|vin) )numbers?, (tele)?phone, call, e ?mail, contact, address, talk to,
    speak (to|with)`,
  hours: `(opening |business |store |showroom )?hours, open(?! (air|box))( (now|today))?, closed?,
    (on )?(?<!black )${days}, holidays?, thanksgiving, christmas`,
  showroom: String.raw`showrooms?, directions, locat(ed|ions?), where are you, near ?by, near me, closest, nearest,
    within \d+ miles?, stores?(?! hours), ${cities.join(', ')}`,
} as const;
export type PageTopic = keyof typeof topicPhrases;

/** More words of pages, which carts are searched for too. */
const searchedPhrases: Partial<Record<PageTopic, string>> = {
  custom: `radios?, stereos?, speakers?, sound, bluetooth, heat(ed|ers?)?, windshields?, enclosures?, rain covers?,
    camo\\w*, light ?bars?, cabs?, wheels, rims?, alloys?`,
  batteries: 'lithium, \\d\\d ?v(olts?)?',
  service: 'tires?',
  warranty: 'certified',
  parts: `hitch(es)?, tow ?bars?, (it|they|that|cart) (can )?tow\\w*, winch(es)?, (snow ?)?plows?, spreaders?, mirrors?, horns?, turn signals?,
    blinkers?, (backup |rear )?cameras?, usb, sun ?roofs?, solar, coolers?, cup holders?, ladders?`,
};

const topics = Object.entries(topicPhrases).map(([name, phrases]) => {
  const topic = name as PageTopic;
  const searched = searchedPhrases[topic];
  return {
    page: { topic },
    pattern: anyPhraseOf(phrases),
    searched: searched === undefined ? undefined : anyPhraseOf(searched, ''),
  };
});

/** Whether a text names any page: to ask for each of them takes time. */
const anyTopic = anyPhraseOf(
  [...Object.values(topicPhrases), ...Object.values(searchedPhrases)].join(', '),
  '',
);

/** Names of places that mean something else in a search: these need "Township" behind them. */
const commonWords = new Set(['price']);

/** A place's folded name, in a pattern that takes "mt pocono" and "e stroudsburg" too. */
const patternOfName = (name: string) =>
  foldText(name)
    .replace(/^mount /, 'm(?:oun)?t ')
    .replace(/^([nsew])(orth|outh|ast|est) /, '$1(?:$2)? ');

const placePatterns = places.map(({ slug, name, type }) => {
  const [word, kind] = [name, type].map(foldText);
  const kinds = `(?: ${kind}| twp)${commonWords.has(word ?? '') ? '' : '?'}`;
  // A showroom's town may begin with the name of a township it does not lie in.
  const others = cities
    .filter((city) => city.startsWith(`${word} `))
    .map((city) => `(?!${city.slice(word?.length)})`);
  return { slug, pattern: new RegExp(`\\b${patternOfName(name)}${others.join('')}${kinds}\\b`) };
});

/** Whether some place's name is in a text: to ask for each of them takes time. */
const anyPlace = new RegExp(`\\b(?:${places.map(({ name }) => patternOfName(name)).join('|')})\\b`);

/** Words that stand before a destination. */
const before = '(?:near|around|in|(?<!(?:[\\dk]|up) )to)';

/** A ZIP code by name or by itself, where no price stands, with the four digits that may follow. */
const zipPattern = new RegExp(
  String.raw`(?:(?<named>\bzip(?: ?code)? )|\b${before} |(?<![\w$,.]|\b(?:under|over|than|below|above|to|most|least|max|from|between|about|and|budget) ))(?<zip>\d{5})(?: ?\d{4})?(?![\w,.]| ?(?:or|and|dollars)\b)`,
);

/** The ZIP code that is named; figures by themselves have to be one, or no round price. */
function zipIn(text: string): readonly Mention[] {
  const match = zipPattern.exec(text);
  const { zip = '', named } = match?.groups ?? {};
  const isKnown = zipCenter(zip) !== undefined;
  if (match === null || !(isKnown || named !== undefined || Number(zip) % 500 !== 0)) return [];
  // Beyond the table of centers nothing is priced.
  return [{ page: isKnown ? { zip } : { topic: 'delivery' }, matches: [match] }];
}

const beforeTown = new RegExp(`^${before}$`);

/** Most words of a town's name that is looked for, with its state. */
const mostTownWords = 4;

/** A town beside other words is one where carts are likely to go, in miles. */
const mostMilesBeside = 100;

/** The nearest town that is named: by a word that listings do not say, or behind "near" or "to". */
function townIn(text: string, says: (word: string) => boolean): readonly Mention[] {
  const words = text.split(' ');
  const isUnknown = words.map(
    (word) => /^[a-z.]{3,}$/.test(word) && !isTradeWord(word) && !isEmptyWord(word) && !says(word),
  );
  for (const at of words.keys()) {
    const isBehind = at > 0 && beforeTown.test(words[at - 1] ?? '');
    for (let end = Math.min(words.length, at + mostTownWords); end > at; end -= 1) {
      if (!isBehind && !isUnknown.slice(at, end).includes(true)) break;
      const name = words.slice(at, end).join(' ');
      const [town] = cities.includes(name) || /\d/.test(name) ? [] : findTowns(name);
      if (town === undefined) continue;
      const isWhole = name === text;
      const isFar = !isBehind && town.miles > mostMilesBeside;
      if (!isWhole && (isFar || isPageWord(name))) continue;
      const start = isBehind ? at - 1 : at;
      const index = words.slice(0, start).join(' ').length + Number(start > 0);
      const match = { index, 0: words.slice(start, end).join(' ') };
      return [{ page: { zip: town.label }, matches: [match] }];
    }
  }
  return [];
}

/** Whether a folded word names a page. */
export function isPageWord(word: string): boolean {
  return anyTopic.test(word);
}

/** A page, and where the words stand that name it alone. */
export interface Mention {
  readonly page: NamedPage;
  readonly matches: readonly TextMatch[];
}

/**
 * The pages that folded text names (spec S5.24). Of two places, the longer name counts.
 * @param says whether some listing has a word that starts so
 */
export function pagesNamedIn(text: string, says: (word: string) => boolean): readonly Mention[] {
  const mentions = (anyTopic.test(text) ? topics : []).flatMap(
    ({ page, pattern, searched }): readonly Mention[] => {
      const matches = matchesOf(pattern, text);
      return matches.length > 0 || searched?.test(text) ? [{ page, matches }] : [];
    },
  );
  const isWhole = mentions.some(({ matches }) => matches[0]?.[0] === text);
  mentions.push(...zipIn(text));
  if (!anyPlace.test(text)) return isWhole ? mentions : [...mentions, ...townIn(text, says)];
  const [place] = placePatterns
    .flatMap(({ slug, pattern }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ page: { place: slug }, matches: [match] as const }];
    })
    .sort((a, b) => b.matches[0][0].length - a.matches[0][0].length);
  return place === undefined ? mentions : [...mentions, place];
}
