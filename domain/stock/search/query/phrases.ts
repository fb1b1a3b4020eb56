import { type AttributeName, attributeCondition } from '../attribute-condition.ts';
import {
  type Condition,
  figureCondition,
  negated,
  seatColorCondition,
  seatColorWords,
  seatCondition,
  statedCondition,
} from '../condition.ts';
import { anyPhraseOf, type PhraseRequest, type PhraseRow } from './phrase.ts';

/** The examples of a row stand between bars: `"lifted | no lift kit"`. */
function row(phrases: string, examples: string, request: PhraseRequest): PhraseRow {
  const { label } = request.condition;
  const both = { opposite: () => negated(request.condition), ...request };
  return {
    patterns: [anyPhraseOf(phrases)],
    read: () => both,
    examples: Object.fromEntries(examples.split(' | ').map((text) => [text, label])),
  };
}

const attribute = (name: AttributeName, phrases: string, examples: string) =>
  row(phrases, examples, { condition: attributeCondition(name), isOptional: true });

const binding = (name: AttributeName, phrases: string, examples: string) =>
  row(phrases, examples, { condition: attributeCondition(name) });

const use = (condition: Condition, phrases: string, examples: string) =>
  row(phrases, examples, { condition });

const order = (sort: PhraseRequest['sort'], label: string, phrases: string, examples: string) =>
  row(phrases, examples, {
    sort,
    condition: { key: `sort ${sort}`, kind: 'order', label, holds: () => true },
  });

export const attributePhrases: readonly PhraseRow[] = [
  binding(
    'streetLegal',
    `(street|road) ?legal, lsvs?, nevs?, (low speed|neighborhood electric) vehicles?,
    (on |for )?(a |the )?((public|paved|patched|county|town(ship)?|state|main|back) )+(roads?|streets?)`,
    'street-legal | LSV | neighborhood electric vehicle | patched township road',
  ),
  binding('fourWheelDrive', '4 ?x ?4, 4 ?wd, awd, (4|all) wheel drive', '4x4 | four wheel drive'),
  attribute(
    'roughWork',
    `(for )?(my |the |a )?(farm(ing|s)?|ranch(es)?|homestead|barn|vineyards?|orchards?|acreage|pasture), utvs?, atvs?, sxs, gators?, mules?, side by sides?,
    (unpaved|dirt|gravel) (roads?|driveways?)`,
    'farm | vineyard | UTV | side by side',
  ),
  attribute(
    'cargoBed',
    `((big(ger|gest)?|large(r|st)?|long(er|est)?) )?(cargo|dump|flat|pick ?up) ?beds?, utility, heavy duty, (work|farm|mini) trucks?,
    (for )?(my |the |a )?((?<!needs )work(?! for)|construction|warehouses?|landscap(ing|er)),
    (haul(ing)?|carry(ing)?|mov(e|ing))( (and )?((fire)?wood|hay|gravel|tools?|mulch|dirt|feed|brush|equipment))+, haul(ing)?,
    (tow(ing)?|pull(ing)?) (a |my |the )?(trailer|mower|wagon)s?, (mower|utility) trailer, (snow ?)?plow(s|ing)?( snow)?`,
    'biggest cargo bed | work truck | hauling | carry mulch and dirt | pull a trailer | snow plow',
  ),
  binding(
    'enclosed',
    `enclosed, cabins?, (?<!(garage|shed|my|your|the|to|next) )((\\d|real|hard|glass|side) )?doors?(?! to)( and windows?)?,
    (weather|rain|snow) ?proof, (all|any|bad|cold) weather`,
    'enclosed | cabin | two door | doors and windows | weatherproof | cold weather',
  ),
  binding(
    'newBatteries',
    '(brand )?(new|fresh|newer|recent|replaced) (lithium |lead acid )?batter(y|ies), batter(y|ies) (are |is )?new',
    'new batteries | brand new battery',
  ),
  attribute('lithium', 'lithium( ion)?', 'lithium battery'),
  binding('leadAcid', 'lead ?acid, agm, flooded', 'lead acid | lead-acid batteries'),
  binding(
    'photographed',
    '(with |has |have |real |actual )+(photo(graph)?|picture|pic)s?',
    'carts with photos | real pictures',
  ),
  attribute(
    'used',
    'used, pre ?owned, second ?hand, like new, refurbished, damaged, scratch(ed)? (and )?dent(ed)?, (project|fixer upper)( cart)?, needs work, as is, repo(s|ssessed)?, blem(ish(ed)?)?, salvage',
    'used | pre-owned | scratch and dent | needs work',
  ),
  attribute('new', '(brand )?new(?! (york|jersey|england|arrivals?|tires?|seats?|paint))', 'NEW'),
  attribute('gas', '(gas|gasoline|petrol)( (powered|smells?|fumes?))?', 'gas | gas powered'),
  attribute(
    'electric',
    'electric( powered)?, quiet(er|est)?, silent, noiseless',
    'electric | quiet cart',
  ),
  attribute('lifted', 'lifted, (?<=not( an?)? )lift( kit)?, \\d inch lift', 'six-inch lift'),
  attribute(
    'facingBack',
    `(rear|back(wards?)?) facing( (rear |back )?seats?)?, back seats? facing,
    ((rear|back) )?seats? (that )?(facing|faces?) (the )?(back(wards?)?|rear)`,
    'rear facing seats | seats face back',
  ),
  attribute(
    'facingForward',
    '(all )?(forward|front) facing( seats?)?, (all )?seats? (that )?(facing|face) (forward|front)',
    'all forward facing | seats facing front',
  ),
  attribute(
    'inStock',
    'in ?stock, ready (now|today|to go), available( (now|today))?, on (the )?lot',
    'in stock | available now',
  ),
  binding(
    'coming',
    'coming( soon)?, on (the|its) way, in transit, arriving( soon)?',
    'coming soon',
  ),
  binding('display', '(demo|display|showroom) units?, demos?, floor models?', 'demo | floor model'),
  use(
    seatCondition(6),
    `shuttles?( bus(es)?)?, people movers?, limos?, stretch(ed)?, mini ?vans?, (for )?(a |my |our |the )?(large|big) (famil(y|ies)|groups?),
    guests, resorts?, hotels?, airports?`,
    'shuttle | golf cart for big family',
  ),
  use(seatCondition(4), '(rear|back) seats?', 'rear seat'),
  use(
    seatCondition(4),
    '(for )?(my |the )?(kids?(?!( can)? drive)|children|famil(y|ies)|grandkids)',
    'for my kids | family cart',
  ),
  use(
    attributeCondition('lifted'),
    '(for )?((deer )?hunt(ing|ers?)|deer camp|fishing|the woods|trails?|off ?road(ing)?|(?<=(on|in|through) (the )?)(snow|mud|sand))( bugg(y|ies)| carts?)?, (high(er)? )?ground clearance',
    'deer hunting | off-road | good on snow | ground clearance',
  ),
  use(seatCondition(2), 'small(est|er)?, tiny, single (seat(er)?|person|rider)', 'small cart'),
  use(
    statedCondition('payloadLb'),
    `payload, weight limit, (towing |weight |load )capacity,
    how much (weight )?can (it|they) (carry|haul|tow|hold)`,
    'weight limit | how much can it carry',
  ),
  use(
    statedCondition('heightIn'),
    `height, dimensions, (?<!(batter(y|ies)|tires?|wheels?) )sizes?(?! (batter|tire|wheel)), how (tall|big),
    (will|does) it fit( in(to)?)?( (my|a|the) (garage|shed))?,
    (fits? )?(in(to)? )?(my |a |the )?(garage|shed)( doors?)?`,
    'will it fit in my garage | how tall',
  ),
  use(
    statedCondition('chargingTime'),
    'how (long|fast|quick(ly)?) .*charg(e|es|ing), charg(e|ing) times?, (fast|quick) charg(e|ers?|ing)',
    'how long does it take to charge | charging time',
  ),
  use(statedCondition('widthIn'), 'width, narrow(est)?, how wide', 'narrow cart | how wide'),
  use(statedCondition('lengthIn'), '(?<!warranty )length, how long is (it|the cart)', 'length'),
  use(statedCondition('hours'), '(low|lowest|few|fewest) (hours?|hrs?)', 'low hours'),
  use(
    statedCondition('mileage'),
    '(low|lowest|few|fewest) (miles?|mileage), (?<!per )mileage',
    'low miles | mileage',
  ),
  row(
    '(fast(er)?|speedy|top speed)(?! (charg|(can|do|will) (i|we|you)\\b))',
    'fast | how fast can it go | top speed',
    {
      condition: figureCondition('topSpeedMph', { from: 20 }),
      opposite: () => figureCondition('topSpeedMph', { below: 20 }),
      isOptional: true,
    },
  ),
  order('fastest', 'Fastest first', 'fastest(?! charg), highest (top )?speed', 'fastest cart'),
  {
    patterns: [
      new RegExp(
        `\\b(${seatColorWords})(?: (?:or|not) (${seatColorWords}))? (?:leather |vinyl )?(?:seat(?:s|ing)?|interior|upholstery)\\b`,
        'g',
      ),
    ],
    read: ([, color = '', other]) => {
      const condition = seatColorCondition(color, other);
      return { condition, opposite: () => negated(condition) };
    },
    examples: {
      'tan interior': 'Tan seats',
      'no red or blue leather seats': 'No red or blue seats',
    },
  },
  order(
    'price',
    'Lowest price first',
    'cheap(est|er)?, affordable, inexpensive, budget, low(est)? priced?, best (price|deal), entry level, starter',
    'cheap | lowest price',
  ),
  order(
    'price-desc',
    'Highest price first',
    'most expensive, high(est)? priced?, top of the line, high end, luxury, premium, nicest, fanciest',
    'most expensive',
  ),
  order(
    'seats',
    'Most seats first',
    'biggest(?! (batter|motor|engine|wheel|tire)), most (seats|people|room), room(y|iest), spacious, widest seats?',
    'biggest | most seats | roomy',
  ),
  order(
    'newest',
    'Newest first',
    '(newest|latest)( arrivals?)?, (new|recent) arrivals?',
    'new arrivals | latest',
  ),
  order(
    'range',
    'Longest range first',
    '((long(est|er)?|best|most) )?(?<!driving )range, (best|biggest|longest) batter(y|ies)( life)?, long(est|er)? lasting( batter(y|ies))?, how far( .*charge)?, (go(es)? )?f[au]rthest',
    'long range | longest lasting battery | how far does it go on one charge',
  ),
];
