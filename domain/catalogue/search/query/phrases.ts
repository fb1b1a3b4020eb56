import { type Attribute, attributeCondition } from '../attribute-condition.ts';
import {
  type Condition,
  figureCondition,
  negated,
  seatColorCondition,
  seatColorWords,
  seatCondition,
  statedCondition,
} from '../condition.ts';
import type { Sort } from '../filters.ts';
import { anyPhraseOf } from './phrase-list.ts';

/** The request that a phrase makes. */
export interface PhraseRequest {
  readonly condition: Condition;
  /** The order it asks for. */
  readonly sort?: Sort;
  /** What is asked for behind a "not"; without it, such a word is left. */
  readonly opposite?: () => Condition | undefined;
  /** Whether it is searched as words where the stock says of no cart whether it is so. */
  readonly isOptional?: boolean;
}

/** A kind of phrase: how it is found in folded text without hyphens, and what it means. */
export interface PhraseReader {
  /** Global. */
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => PhraseRequest | undefined;
}

/** Words for what a cart is. The last: asked for even where the stock says of no cart whether it is so. */
const attributePhraseLists: readonly (readonly [Attribute, string, isBinding?: true])[] = [
  ['streetLegal', '(street|road) ?legal, lsvs?, low speed vehicles?', true],
  ['fourWheelDrive', '4 ?x ?4, 4 ?wd, awd, (4|all) wheel drive', true],
  [
    'cargoBed',
    `(cargo|dump|flat|pick ?up) ?beds?, utility, (for )?(my |the |a )?(farm(ing)?|ranch|work(?! for)|construction|hauling|warehouses?|landscap(ing|er))`,
  ],
  ['enclosed', 'enclosed, cabins?'],
  ['used', 'used, pre ?owned, second ?hand, like new, usad[oa]s?'],
  ['new', '((brand )?new|nuev[oa]s?)(?! (york|jersey|england|arrivals?))'],
  ['gas', '(gas|gasoline|gasolina|petrol)( powered)?'],
  ['electric', 'electric([oa]s?)?( powered)?'],
  ['lifted', 'lifted, (?<=(not|no|non|without)( an?)? )lift( kit)?'],
  [
    'facingBack',
    `(rear|back(wards?)?) facing( (rear |back )?seats?)?, back seats? facing,
    ((rear|back) )?seats? (facing|faces?) (the )?(back(wards?)?|rear)`,
  ],
  [
    'facingForward',
    '(all )?(forward|front) facing( seats?)?, (all )?seats? (facing|face) (forward|front)',
  ],
  ['inStock', 'in ?stock, ready (now|today|to go), available( (now|today))?, on (the )?lot'],
  ['display', '(demo|display|showroom) units?, demos?, floor models?', true],
];

/** Words for what a cart is good for, with what it needs to have for that, and for the opposite. */
const usePhraseLists: readonly (readonly [Condition, string, Condition?])[] = [
  [seatCondition(4), '(rear|back) seats?'],
  [seatCondition(4), '(for )?(my |the )?(kids?(?! drive)|children|famil(y|ies)|grandkids)'],
  [
    seatCondition(6),
    'shuttles?( bus(es)?)?, people movers?, limos?, large famil(y|ies), guests, resorts?, hotels?, airports?',
  ],
  [
    attributeCondition('lifted'),
    '(for )?((deer )?hunt(ing|ers?)|the woods|trails?|off ?road(ing)?)( bugg(y|ies)| carts?)?',
  ],
  [seatCondition(2), 'small(est|er)?, tiny, single (seat(er)?|person|rider)'],
  [
    statedCondition('payloadLb', 'payload'),
    `payload, weight limit, (towing |weight |load )capacity,
    how much (weight )?can (it|they) (carry|haul|tow|hold)`,
  ],
  [
    statedCondition('heightIn', 'height'),
    `height, dimensions, (?<!(batter(y|ies)|tires?|wheels?) )sizes?(?! (batter|tire|wheel)), how (tall|big),
    (will|does) it fit( in(to)?)?( (my|a|the) (garage|shed))?,
    (fits? )?(in(to)? )?(my |a |the )?(garage|shed)( doors?)?`,
  ],
  [
    statedCondition('chargingTime', 'charging time'),
    'how (long|fast|quick(ly)?) .*charg(e|es|ing), charg(e|ing) times?, (fast|quick) charg(e|ers?|ing)',
  ],
  [statedCondition('widthIn', 'width'), 'width, narrow(est)?, how wide'],
  [statedCondition('lengthIn', 'length'), '(?<!warranty )length, how long is (it|the cart)'],
  [
    figureCondition('topSpeedMph', { from: 20 }),
    '(fast(est|er)?|speedy|top speed)(?! charg)',
    figureCondition('topSpeedMph', { below: 20 }),
  ],
];

const orders: readonly (readonly [Sort, string, string])[] = [
  [
    'price',
    'Lowest price first',
    'cheap(est|er)?, affordable, inexpensive, budget, low(est)? priced?, best (price|deal), barat[oa]s?',
  ],
  ['price-desc', 'Highest price first', 'most expensive, high(est)? priced?'],
  ['seats', 'Most seats first', 'biggest, most (seats|people)'],
  ['newest', 'Newest first', '(newest|latest)( arrivals?)?, (new|recent) arrivals?'],
  [
    'range',
    'Longest range first',
    '(long(est|er)?|best|most) range, how far( .*charge)?, (go(es)? )?f[au]rthest',
  ],
];

/** The phrases that are looked for after the names of makes and series. */
export const attributePhrases: readonly PhraseReader[] = [
  ...attributePhraseLists.map(([attribute, phrases, isBinding]) => {
    const condition = attributeCondition(attribute);
    return reader(phrases, { condition, isOptional: !isBinding });
  }),
  ...usePhraseLists.map(([condition, phrases, opposite]) =>
    reader(phrases, { condition, ...(opposite && { opposite: () => opposite }) }),
  ),
  {
    pattern: new RegExp(
      `\\b(${seatColorWords})(?: n?or (${seatColorWords}))? (?:leather |vinyl )?(?:seat(?:s|ing)?|interior|upholstery)\\b`,
      'g',
    ),
    read: ([, color = '', other]) => {
      const condition = seatColorCondition(color, other);
      return { condition, opposite: () => negated(condition) };
    },
  },
  ...orders.map(([sort, label, phrases]) =>
    reader(phrases, {
      ...{ sort, condition: { key: `sort ${sort}`, kind: 'order', label, holds: () => true } },
    }),
  ),
];

function reader(phrases: string, request: PhraseRequest): PhraseReader {
  const both = { opposite: () => negated(request.condition), ...request };
  return { pattern: anyPhraseOf(phrases), read: () => both };
}

/** Words of phrases, to which a misspelled one may be corrected. */
export const phraseWords = `
  affordable automatic batteries battery black bluetooth brown cabin cargo charger charging cheap
  cheapest delivery deposit directions electric enclosed enclosure financing gasoline green heater
  hitch hours hunting inexpensive insurance latest legal license lifted lithium newer newest older
  orange parts passenger people petrol purple registration rental repair return seater seats
  service showroom silver since speakers storage street trade under utility warranty white
  windshield yellow
`.match(/\w+/g) as readonly string[];
