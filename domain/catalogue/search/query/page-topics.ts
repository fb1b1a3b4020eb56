import { showrooms } from '../../../business/identity.ts';
import { foldText } from '../words.ts';
import { anyPhraseOf } from './phrase.ts';

export const showroomCities = showrooms.map(({ city }) => foldText(city));

const days = '(mon|tues|wednes|thurs|fri|satur|sun)days?';

interface TopicWords {
  readonly phrases?: string;
  readonly searched?: string;
  readonly examples: string;
}

const topicWords = {
  financing: {
    phrases: String.raw`payments? (of|under|less than|up to|around|about) \$?\d{2,3}, \$\d[\d,]* ?mo(nth)?,
    (cost |price )?per month, (?<!not )financ\w*, loans?, leas(e|es|ing), apr, layaway, payment plans?,
    monthly(?! rates?)( payments?)?( (of |under |around )?\$?\d[\d,]*)?,
    ((under|less than|about|around|up to) )?\$?\d[\d,]* ?(\/|a|per) ?mo(nth)?,
    (not |bad |poor )?credit(?! cards?)( check)?, (0|not) (money )?down, 0 ?%, \d\d? ?% (interest|down|apr),
    pay (later|over time)`,
    examples: 'do you finance | $250/month | no credit check',
  },
  payment: {
    phrases: `not financing, (how to )?pay(ing|ments?)?, (credit|debit) cards?, paypal, venmo, down payment, deposits?,
    layaway, order(ing)?, (buy )?online, reserv(e|ing|ation), hold( (it|one|a cart))?`,
    examples: 'how to order | credit cards | no financing',
  },
  rental: {
    phrases: `rent(s|al|als|ing|ed)?, (daily|weekly|monthly) rates?, weddings?, party, parties, parades?, events?, weekends?,
    vacations?, airbnb`,
    examples: 'rental | wedding | weekly rates',
  },
  'rental-deposit': { phrases: 'deposits?', examples: 'deposit' },
  'rental-insurance': { phrases: 'insur(e|ed|ance)', examples: 'insurance' },
  'street-legal': {
    phrases: `(street|road) ?legal, lsvs?, low speed vehicles?, street use,
    legal( on)?( the| a| public)?( roads?| streets?)?, (on|for) (the |a |public )?(roads?|streets?|highways?),
    (?<!(off|dirt|gravel|unpaved|private) )roads?`,
    examples: 'can it go on the road | street legal',
  },
  registration: {
    phrases: String.raw`(\d\d year olds?|kids?|child(ren)?)( can)? drive, teen(ager)?s?( drive)?, (licen[cs]e )?(plates?|tags?), regist(er|ered|ration), titles?, insur(e|ed|ance),
    (drivers? )?licen[cs]e, (what |legal )?age, how old, inspections?, laws?, penndot, dmv, hoas?,
    (gated |private )?communit(y|ies), neighborhoods?`,
    examples: 'license plate | can my 14 year old drive it | hoa',
  },
  warranty: {
    phrases: 'warrant(y|ies), guarantees?',
    searched: 'certified',
    examples: 'how long is the warranty | certified pre owned',
  },
  returns: { phrases: 'returns?( policy)?, refunds?, exchanges?, money back', examples: 'refund' },
  tax: {
    phrases: '(sales )?tax(es)?, (doc |dealer |prep )?fees?, out the door, otd',
    examples: 'sales tax | out the door',
  },
  price: {
    phrases: String.raw`((cash|student|senior) )?discount(s|ed)?, (or )?best offer, obo, (military|veterans?)( discounts?)?, cash price,
    coupons?, deals?, hidden fees?, negotia\w+, (?<!ground )clearance, black friday, specials?, promo\w*, rebates?,
    price match\w*`,
    examples: 'senior discount | obo | price match',
  },
  batteries: {
    phrases: String.raw`(lithium|lead acid|agm) (vs|versus|or) (lithium|lead acid|agm)( batter\w+)?,
    batter(y|ies)( (replacement|life|service|pack|cost)s?)?,
    (?<!(usb|fast|quick) |how (long|far|fast|quick(ly)?) .*)charg(e|er|ers|ing)(?! times?),
    outlets?, 1[12]0 ?v(olts?)?, plug(s|ged)?( in)?`,
    searched: 'lithium, lead ?acid, agm, \\d\\d ?v(olts?)?',
    examples: 'battery life | lithium vs lead acid | 72v',
  },
  service: {
    phrases: `servic(es?|ing), repairs?, oil changes?, emergenc(y|ies), maintenance, tune ?ups?, mechanics?, fix(ed|ing)?, broken?(?! down), dead,
    (won.?t|not) (start|charge|go|move|run|work)(ing)?, flat tires?`,
    searched: 'tires?',
    examples: 'oil change | wont start | does not charge',
  },
  custom: {
    phrases: String.raw`seat covers?, upholster\w*, custom\w*, 2 tone, paint(ing|ed)?, accessor(y|ies), lift kits?`,
    searched: `radios?, stereos?, speakers?, sound, bluetooth, heat(ed|ers?)?, windshields?, enclosures?, rain (covers?|enclosures?),
    camo\\w*, light ?bars?, cabs?, wheels, rims?, alloys?, (golf )?bag (holders?|racks?|carriers?),
    covers?, gps`,
    examples: 'seat covers | bluetooth | golf bag holder',
  },
  parts: {
    phrases: `(spare )?parts?( for)?, (replacement |lost )?keys?, replacement (parts?|seats?|tires?|windshields?)`,
    searched: `hitch(es)?, tow ?bars?, (it|they|that|cart) (can )?tow\\w*, winch(es)?, (snow ?)?plows?, spreaders?, mirrors?, horns?, turn signals?,
    blinkers?, (backup |rear )?cameras?, usb, sun ?roofs?, solar, coolers?, cup holders?, ladders?`,
    examples: 'part for e-z-go | tow hitch | can it tow a boat',
  },
  pickup: {
    phrases: `(?<!(it|they|that|cart) (can )?)tow(s|ing|ed)?(?! (capacity|hitch\\w*|bar)), brok(e|en) down, mobile (service|repair|mechanic),
    pick ?up (my|for|service|(and|or) (service|repair|fix|return)), come to (me|my (house|home))`,
    examples: 'tow | pick up and service my cart',
  },
  delivery: {
    phrases: `(free )?deliver(y|ed|ies|ing|s)?, ship(ping|ped)?, drop ?off, pick (it|one) up, arriv(e|es|al), out of state, new (jersey|york), nj, ny,
    maryland, delaware, connecticut, massachusetts, ohio, virginia, florida`,
    examples: 'free delivery | ship to florida | can I pick it up today',
  },
  'trade-in': {
    phrases: String.raw`trad(e|es|ing)( ?ins?)?( my)?( old)?, sell(ing)? (my|our|mine)( old| used)?, worth,
    buy ?back, do you buy, consign\w*, appraisals?`,
    examples: 'trade-in | sell my cart | ezgo 2015 trade',
  },
  'test-drive': {
    phrases: 'test ?driv(es?|ing), (best for )?(steep )?hill(s|y)?, steep, try( (it|one))?( out)?',
    examples: 'test drive | driveway steep',
  },
  storage: { phrases: '(winter )?stor(age|ing), winteriz\\w+, winter', examples: 'winter storage' },
  access: {
    phrases: String.raw`wheel ?chairs?, disab(led|ility), handicap\w*, ada, hand controls?, elderly, mobility,
    seniors?(?! discount)( friendly| citizens?)?`,
    examples: 'wheelchair | senior friendly',
  },
  compare: {
    phrases: `compar(e|ing|ison), differences? between, which (one |cart )?is (best|better),
    (vs|versus)(?! (lithium|lead|agm))`,
    examples: 'evolution vs denago | compare',
  },
  eco: {
    phrases: String.raw`eco( friendly)?, environment\w*, emissions?, carbon, co2, (gas|fuel) (savings?|costs?),
    electric(ity)? (bill|cost)s?, calculator`,
    examples: 'eco friendly | gas savings',
  },
  feedback: { phrases: 'feedback, reviews?, complain(ts?)?', examples: 'reviews' },
  about: {
    phrases: 'about (you|us), who are you, family owned, (been )?in business',
    examples: 'family owned',
  },
  jobs: { phrases: 'jobs?, careers?, hiring, employment, work for', examples: 'jobs' },
  contact: {
    phrases: `wholesale, fleet (pric(es?|ing)|discounts?), ((tele)?phone|cell) numbers?, (?<!(serial|stock|model|part|vin) )numbers?, (tele)?phone, call, e ?mail, contact, address, talk to,
    speak (to|with)`,
    examples: 'phone number | fleet pricing',
  },
  hours: {
    phrases: `(?<!(low|lowest|few|fewest|\\d|engine|motor) )(opening |business |store |showroom )?hours, open(?! (air|box))( (now|today))?, closed?,
    (on )?(?<!black )${days}, holidays?, thanksgiving, christmas`,
    examples: 'opening hours | open sunday',
  },
  showroom: {
    phrases: String.raw`showrooms?, directions, locat(ed|ions?), where are you, near ?by, near me, closest, nearest,
    within \d+ miles?, stores?(?! hours), ${showroomCities.join(', ')}`,
    examples: 'near me | directions',
  },
} as const satisfies Readonly<Record<string, TopicWords>>;
export type PageTopic = keyof typeof topicWords;

export interface TopicRow {
  readonly topic: PageTopic;
  readonly phrases?: RegExp;
  readonly searched?: RegExp;
  readonly examples: readonly string[];
}

export const topicRows: readonly TopicRow[] = Object.entries<TopicWords>(topicWords).map(
  ([topic, { phrases, searched, examples }]) => ({
    topic: topic as PageTopic,
    phrases: phrases === undefined ? undefined : anyPhraseOf(phrases),
    searched: searched === undefined ? undefined : anyPhraseOf(searched, ''),
    examples: examples.split(' | '),
  }),
);

/** Any of them in one pattern: most texts name no page. */
const anyTopic = anyPhraseOf(
  Object.values<TopicWords>(topicWords)
    .flatMap(({ phrases, searched }) => [phrases, searched].filter((one) => one !== undefined))
    .join(', '),
  '',
);

export function namesPage(text: string): boolean {
  return anyTopic.test(text);
}
