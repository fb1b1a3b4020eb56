import { business } from '../../../business/identity.ts';
import { places } from '../../../business/places.ts';
import { mainShowroom } from '../../../places/showrooms.ts';
import { makeNames } from '../../known-models/makes.ts';
import { wordsOf } from '../words.ts';

/** Words of the trade besides makes, models and places. */
const goods = `
  12v 2wd 36v 48v 4wd 4x4 51v 6v 72v 8v a about above ac accessory adventurer affordable aluminum
  and around at atv awd back bag battery beach bed below belt between black blue bluetooth box
  brake bronze brown brush budget buggy bumper camera camo camp camping canopy cargo carro carros
  carry carryall cash certified champagne charger charging cheap cheapest club coche color concierge convertible
  cooler copper cover cream cruise cup custom delivery demo deposit discount door doors dump
  eight electric enclosed enclosure event express facing fan fast fender finance financed
  financing fleet flip fold folding for forward four freedom from gas gasoline gold golf gray
  green grey guard heated heater height high hitch holder horn hour hours hunt hunting in inch indoor
  inexpensive insurance kid kit ladder lake latest lead lease leasing least leather led legal
  less liberty license lift lifted light lithium long low lower lowest lsv maintenance
  manual marine maroon mile mini mirror monthly more most motor mower mph narrower navy near new
  newer newest no not offroad old older on onward open or orange over owned pack paint part
  parties party passenger payment pearl people person pickup pink plow plus power pre
  precedent premium price pro purple rack radio range rear red refurbished registration remote
  rent rental repair rim roof rv rxv safari sale salt saturday seat seater second sedan service
  short showroom shuttle side signal silver since six snow solar sound speaker speed sport
  spreader star steering step stereo storage street stretch sunday suspension tag tall tan tax
  sun teal tempo than the title to top touchscreen tow trade trading trail trailer truck turf turn two
  txt umax under up usb used utility utv valor villager vintage voltage warranty wedding weight
  wheel wheelchair white wide width winch windshield winter wiper with without xrt year yellow
`;

const names = [...makeNames, ...places.map(({ name }) => name)].flatMap(wordsOf);

/** Words of makes and places. */
export const tradeNames: readonly string[] = names.map(({ whole }) => whole);

const tradeWords: ReadonlySet<string> = new Set(
  [...wordsOf(goods), ...names].flatMap(({ whole, parts }) => [whole, ...parts]),
);

/** Words that say nothing on a site of golf carts. */
const emptyWords = new Set(
  wordsOf(`
    golf golfing course cart a the with for in and or an any at buy find from i is me my near of on
    sale show to vehicle want car price priced cost can could will would should do does did it its go
    are be what which where when who how much many you your our we us they that this these those have
    has need looking look get got some please there here use take something anything everything all
    driveway down now one model sell dealer seller best good great nice popular recommend recommended
    recommendation list just like am was hi hello thanks usd dollar big matte
    metallic dark bright vs versus fit fits into through
    golfcart kart buggy wife husband mom dad mother father parent grandma grandpa gift automatic year dk lt who make
    ion still w but nothing goes come last color picture photo video bigger within
    ${business.state} ${business.searchedAreas.join(' ')} ${mainShowroom.address.region}
  `).map(({ whole }) => whole),
);

/** Whether a folded word says nothing by itself on a site of golf carts. */
export function isEmptyWord(whole: string): boolean {
  return emptyWords.has(whole);
}

/** Words that are read as another where listings say only that one: a finish as its color, a use as its root. */
const sameWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    black: 'onyx ebony negro',
    blue: 'navy teal turquoise indigo azul',
    camp: 'camping campground campsite',
    fold: 'flip flipping foldable',
    gray: 'charcoal graphite gunmetal',
    green: 'lime olive forest verde',
    haul: 'hauling',
    red: 'burgundy maroon crimson rojo',
    roof: 'canopy',
    silver: 'chrome',
    sound: 'stereo radio speaker speakers',
    tan: 'beige khaki',
    white: 'cream ivory pearl blanco',
    windshield: 'windscreen',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
);

/** The word that a folded one may be read as. */
export function sameWordAs(word: string): string | undefined {
  return Object.hasOwn(sameWords, word) ? sameWords[word] : undefined;
}

/** Whether a folded word is one of the trade: of its goods, its makes or the places served. */
export function isTradeWord(whole: string): boolean {
  return tradeWords.has(whole);
}
