import { business } from '../../../dealer/business/identity.ts';
import { places } from '../../../dealer/business/places.ts';
import { mainShowroom } from '../../../places/showrooms.ts';
import { makeNames } from '../../known-models/makes.ts';
import { wordsOf } from '../words.ts';
import { figurePhrases } from './figure-phrases.ts';
import { topicRows } from './page-topics.ts';
import { attributePhrases } from './phrases.ts';

const goods = `
  12v 2wd 36v 48v 51v 6v 72v 8v ac adventurer bluetooth certified hitch tow aluminum automatic back bag bed belt bench black blue box brake
  bronze brown brush buggy bumper camera camo camp camping canopy carry carryall champagne charging club
  color concierge convertible cooler copper cover cream cruise cup dash door driver dump event express facing fan
  fender flip fold folding forward freedom gold gray green guard hand heated heater height hold holder horn horse
  hunt hunting inch indoor kid ladder lake lead least leather led legal liberty license lift light lower
  marine maroon mini mirror motor mower mph navy near newer older onward open orange owned pack paint parts
  party pearl pickup pink plow plus power precedent premium pro purple rack radio rain range refurbished
  registration remote rent repair rim roof rv rxv safari seat second sedan service short side signal silver
  snow solar sound speaker speakers spreader star steering step stereo storage stretch sun suspension tag
  tall teal tempo top touchscreen trailer truck turf turn txt umax usb valor villager vintage voltage
  weight wheel white wide width winch windshield winter wiper xrt yellow
`;

const names = [...makeNames, ...places.map(({ name }) => name)].flatMap(wordsOf);
const phrases = [...figurePhrases, ...attributePhrases].flatMap(({ examples }) =>
  wordsOf(Object.keys(examples).join(' ')),
);
const topics = topicRows.flatMap(({ examples }) => wordsOf(examples.join(' ')));
const others = wordsOf(goods);

const tradeWords: ReadonlySet<string> = new Set(
  [...others, ...phrases, ...names].flatMap(({ whole, parts }) => [whole, ...parts]),
);

export const tradeSpellings: readonly string[] = [...phrases, ...topics, ...others]
  .map(({ text }) => text)
  .filter((text) => text.length > 5);

export const tradeNames: readonly string[] = names.map(({ whole }) => whole);

/** Meaningless on a site of golf carts. */
const emptyWords = new Set(
  wordsOf(`
    golf golfing course cart a the with for in and or an any at buy find from i is me my near of on
    sale show to up vehicle want car price priced cost can could will would should do does did it its go
    too very really are be what which where when who how much many you your our we us they that this these those have
    has need looking look get got some please there here use take something anything everything all
    driveway down now one model sell dealer seller best good great nice popular recommend recommended
    recommendation list just like am was hi hello thanks usd dollar vs versus fit fits into through
    golfcart kart buggy wife husband mom dad mother father parent grandma grandpa gift automatic year lt who make
    ion still w but nothing goes come last ride friendly color picture photo video within included includes cash host only play by next today tomorrow around enough
    ${business.state} ${business.searchedAreas.join(' ')} ${mainShowroom.address.region}
  `).map(({ whole }) => whole),
);

/** Searched for only where a listing has them: "matte black". */
const fillerWords = new Set(
  'matte metallic dark bright deep big bigger dk side fast faster speed'.split(' '),
);

export function isEmptyWord(whole: string): boolean {
  return emptyWords.has(whole);
}

export function isFillerWord(whole: string): boolean {
  return fillerWords.has(whole);
}

/** Read as another word where listings have only that one. */
const sameWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    belt: 'seatbelt',
    beverage: 'beer drink refreshment',
    black: 'onyx ebony',
    blue: 'navy teal turquoise indigo',
    camp: 'camping campground campsite',
    fold: 'flip flipping foldable',
    gray: 'charcoal graphite gunmetal',
    green: 'lime olive forest',
    haul: 'hauling',
    rack: 'holder carrier',
    red: 'burgundy maroon crimson',
    roof: 'canopy',
    silver: 'chrome',
    sound: 'stereo radio speaker music',
    tan: 'beige khaki',
    white: 'cream ivory pearl',
    windshield: 'windscreen',
  }).flatMap(([word, same]) => same.split(' ').map((other) => [other, word])),
);

export function sameWordAs(word: string): string | undefined {
  return Object.hasOwn(sameWords, word) ? sameWords[word] : undefined;
}

export function isTradeWord(whole: string): boolean {
  return tradeWords.has(whole);
}
