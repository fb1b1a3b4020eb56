import { showrooms } from '../../../dealer/business/identity.ts';
import { foldText } from '../words.ts';
import { anyPhraseOf } from './phrase.ts';

export const cityWords = showrooms.map(({ city }) => foldText(city));

const days = '(mon|tues|wednes|thurs|fri|satur|sun)days?';

/** Words that filter nothing, examples between bars, and words that are searched for too. */
type TopicWords = readonly [phrases: string, examples: string, searched?: string];

const topicWords = {
  financing: [
    String.raw`payments? (of|under|less than|up to|around|about) \$?\d{2,3}, \$\d[\d,]* ?mo(nth)?,
    (cost |price )?per month, (?<!not )financ\w*, loans?, leas(e|es|ing)( to own)?, apr, layaway, payment plans?,
    monthly(?! rates?)( payments?)?( (of |under |around )?\$?\d[\d,]*)?,
    ((under|less than|about|around|up to) )?\$?\d[\d,]* ?(\/|a|per) ?mo(nth)?,
    (not |bad |poor )?credit(?! cards?)( check)?, (0|not) (money )?down, 0 ?%, \d\d? ?% (interest|down|apr),
    pay (later|over time), in house, rent to own`,
    'do you finance | $250/month | no credit check | rent to own',
  ],
  payment: [
    `not financing, (how to )?pay(ing|ments?)?, (credit|debit|gift) cards?, gift certificates?, paypal, venmo, down payment, deposits?,
    layaway, order(ing)?, (buy )?online, reserv(e|ing|ation), hold( (it|one|a cart))?`,
    'how to order | credit cards | no financing',
  ],
  rental: [
    `rent(s|al|als|ing|ed)?(?! to own), (daily|weekly|monthly) rates?, weddings?, party, parties, parades?, events?, weekends?,
    vacations?, airbnb, tailgat\\w+, festivals?, reunions?, graduations?, birthdays?, tournaments?`,
    'rental | wedding | football tailgate | weekly rates',
  ],
  'rental-deposit': ['deposits?', 'deposit'],
  'rental-insurance': ['insur(e|ed|ance)', 'insurance'],
  'street-legal': [
    `(street|road) ?legal, lsvs?, low speed vehicles?, street use,
    legal( on)?( the| a| public)?( roads?| streets?)?, (on|for) (the |a |public )?(roads?|streets?|highways?),
    (?<!(off|dirt|gravel|unpaved|private) )roads?, drive (it|one|them) (on|to|in|around)( (the|my))?( (store|town|church|school|work))?`,
    'can it go on the road | street legal | can I drive it to the store',
  ],
  registration: [
    String.raw`(\d\d year olds?|kids?|child(ren)?)( can)? drive(rs?)?, teen(ager)?s?( drive)?, (licen[cs]e )?(plates?|tags?), regist(er|ered|ration), titles?, insur(e|ed|ance),
    (drivers? )?licen[cs]e, (what |legal )?age, how old, inspections?, laws?, penndot, dmv, hoas?,
    (gated |private )?communit(y|ies), neighborhoods?(?! watch)`,
    'license plate | can my 14 year old drive it | 15 year old driver | hoa',
  ],
  warranty: [
    'warrant(y|ies), guarantees?',
    'how long is the warranty | certified pre owned',
    'certified',
  ],
  returns: ['returns?( policy)?, refunds?, exchanges?, money back', 'refund'],
  tax: [
    '(sales )?tax(es)?, (doc |dealer |prep )?fees?, out the door, otd',
    'sales tax | out the door',
  ],
  price: [
    String.raw`((cash|student|senior) )?discount(s|ed)?, (or )?best offer, obo, (military|veterans?)( discounts?)?, cash price,
    coupons?, deals?, hidden fees?, negotia\w+, (?<!ground )clearance, black friday, specials?, promo\w*, rebates?, liquidation, auctions?,
    price match\w*`,
    'senior discount | obo | price match',
  ],
  batteries: [
    String.raw`(lithium|lead acid|agm) (vs|versus|or|to) (lithium|lead acid|agm)( batter\w+)?, convert\w* (it )?to lithium,
    batter(y|ies)( (replacement|life|service|pack|cost)s?)?,
    (?<!(usb|fast|quick|phone) |how (long|far|fast|quick(ly)?) .*)charg(e|er|ers|ing)(?! times?),
    outlets?, (extension )?cords?, 1[12]0 ?v(olts?)?, plug(s|ged)?( in)?`,
    'battery life | lithium vs lead acid | convert to lithium | 72v',
    'lithium, lead ?acid, agm, \\d\\d ?v(olts?)?',
  ],
  service: [
    `servic(es?|ing), repairs?, oil changes?, emergenc(y|ies), maintenance, tune ?ups?, mechanics?, fix(ed|ing)?, broken?(?! down), dead, (squeak|leak|grind|stall|click)\\w*, noises?, solenoids?, controllers?, governors?, speed (code|up),
    (won.?t|not) (start|charge|go|move|run|work)(ing)?, flat tires?`,
    'oil change | wont start | does not charge | clicking noise',
    'tires?',
  ],
  custom: [
    String.raw`seat covers?, (a )?((hard|soft) ?tops?|roofs?(?! rack)|canop(y|ies)), upholster\w*, custom\w*, 2 tone, paint(ing|ed)?, accessor(y|ies), lift kits?`,
    'seat covers | with a roof | bluetooth | golf bag holder',
    `radios?, stereos?, speakers?, sound, bluetooth, heat(ed|ers?)?, windshields?, enclosures?, rain (covers?|enclosures?),
    camo\\w*, light ?bars?, cabs?, wheels, rims?, alloys?, (golf )?bag (holders?|racks?|carriers?),
    covers?, gps, carplay, ac, air condition\\w*`,
  ],
  parts: [
    `(spare )?parts?( for)?, (replacement |lost )?keys?, replacement (parts?|seats?|tires?|windshields?)`,
    'part for e-z-go | tow hitch | can it tow a boat',
    `hitch(es)?, tow ?bars?, (it|they|that|cart) (can )?tow\\w*, winch(es)?, (snow ?)?plows?, spreaders?, mirrors?, horns?, turn signals?,
    blinkers?, (backup |rear )?cameras?, usb, sun ?roofs?, solar, coolers?, cup holders?, ladders?, phone (charg\\w+|holders?|mounts?), locks?, alarms?, anti ?theft, trackers?`,
  ],
  pickup: [
    `(?<!(it|they|that|cart) (can )?)tow(s|ing|ed)?(?! (capacity|hitch\\w*|bar)), brok(e|en) down, mobile (service|repair|mechanic), house calls?,
    pick ?up (my|for|service|(and|or) (service|repair|fix|return)), come to (me|my (house|home))`,
    'tow | pick up and service my cart',
  ],
  delivery: [
    `how (soon|quick(ly)?|fast) (can|do|will|would) (i|we|you)( (get|have|take|bring|deliver))?( (it|one))?, lead times?, door to door, (free )?deliver(y|ed|ies|ing|s)?, ship(ping|ped)?, drop ?off, pick (it|one) up, arriv(e|es|al), out of state, new (jersey|york), nj, ny,
    maryland, delaware, connecticut, massachusetts, ohio, virginia, florida`,
    'free delivery | how soon can I get it | ship to florida | can I pick it up today',
  ],
  'trade-in': [
    String.raw`trad(e|es|ing)( ?ins?)?( my)?( old)?, sell(ing)? (my|our|mine)( old| used)?, worth,
    buy ?back, do you buy, (blue ?book|nada|resale)( value)?, consign\w*, appraisals?`,
    'trade-in | sell my cart | blue book value | ezgo 2015 trade',
  ],
  'test-drive': [
    'test ?driv(es?|ing), (most |more )?powerful, (strong|big|powerful)\\w* (motors?|engines?), torque, horse ?power, (short|tall|big|heavy) (drivers?|persons?|people|man|woman|guy), (best for )?(steep )?hill(s|y)?, steep, try( (it|one))?( out)?',
    'test drive | strong motor | short driver | driveway steep',
  ],
  storage: ['(winter )?stor(age|ing), store (my|our), winteriz\\w+, winter', 'store my cart'],
  access: [
    String.raw`wheel ?chairs?, disab(led|ility), handicap\w*, ada, hand controls?, elderly, mobility,
    seniors?(?! discount)( friendly| citizens?)?, walkers?, canes?, arthritis, bad (knees?|hips?|backs?), eas(y|ier) (to )?(get(ting)? |step )?(in(to)?|on)( and (out|off))?, easy (entry|access)`,
    'wheelchair | senior friendly | easy to get in and out | walker',
    'low step',
  ],
  compare: [
    `compar(e|ing|ison), differences? between, which (one |cart |brand |model )?is (best|better),
    (vs|versus)(?! (lithium|lead|agm))`,
    'evolution vs denago | compare',
  ],
  eco: [
    String.raw`eco( friendly)?, environment\w*, emissions?, carbon, co2, (gas|fuel) (savings?|costs?),
    electric(ity)? (bill|cost)s?, calculator`,
    'eco friendly | gas savings',
  ],
  feedback: ['feedback, reviews?, complain(ts?)?', 'reviews'],
  about: ['about (you|us), who are you, family owned, (been )?in business', 'family owned'],
  jobs: ['jobs?, careers?, hiring, employment, work for', 'jobs'],
  contact: [
    `church(es)?( grounds)?, (college |school |university )?campus(es)?, security( patrol)?(?! (deposit|camera)), neighborhood watch, hospitals?, police, ambulances?, valets?, appointments?, managers?, wholesale, fleet (pric(es?|ing)|discounts?), ((tele)?phone|cell) numbers?, (?<!(serial|stock|model|part|vin) )numbers?, (tele)?phone(?! (charg|holder|mount)), call, e ?mail, contact, address, talk to,
    speak (to|with)`,
    'phone number | fleet pricing | college campus',
  ],
  hours: [
    `(?<!(low|lowest|few|fewest|\\d|engine|motor) )(opening |business |store |showroom )?hours, open(?! (air|box))( (now|today))?, closed?(?! to),
    what time( do you)?( (open|close))?, (on )?(?<!black )${days}, holidays?, thanksgiving, christmas`,
    'opening hours | open sunday | what time do you close',
  ],
  showroom: [
    String.raw`showrooms?, directions, locat(ed|ions?), where are you, near ?by, near me, close to (me|us|home), closest, nearest,
    within \d+ miles?, stores?(?! (hours|my|our)), ${cityWords.join(', ')}`,
    'near me | close to me | directions',
  ],
} as const satisfies Readonly<Record<string, TopicWords>>;
export type PageTopic = keyof typeof topicWords;

interface TopicRow {
  readonly topic: PageTopic;
  readonly phrases: RegExp;
  readonly searched?: RegExp;
  readonly examples: readonly string[];
}

export const topicRows: readonly TopicRow[] = Object.entries<TopicWords>(topicWords).map(
  ([topic, [phrases, examples, searched]]) => ({
    topic: topic as PageTopic,
    phrases: anyPhraseOf(phrases),
    searched: searched === undefined ? undefined : anyPhraseOf(searched, ''),
    examples: examples.split(' | '),
  }),
);

/** One pattern, as most texts name no page. */
const anyTopic = anyPhraseOf(
  Object.values<TopicWords>(topicWords)
    .flatMap(([phrases, , searched = '']) => [phrases, searched].filter(Boolean))
    .join(', '),
  '',
);

export function namesPage(text: string): boolean {
  return anyTopic.test(text);
}
