import { places } from '../../../business/places.ts';
import { makeNames } from '../../known-models/makes.ts';
import { wordsOf } from '../words.ts';

/** Words of the trade besides makes, models and places. */
const goods = `
  12v 2wd 36v 48v 4wd 4x4 51v 6v 72v 8v a about above ac accessory aluminum and around at atv awd
  bag battery beach bed below belt between black blue bluetooth box brake bronze brown brush buggy
  camera camo canopy cargo cash champagne charger charging cheap club color convertible cooler
  copper cover cream cruise custom delivery demo deposit discount dump eight electric enclosed
  enclosure fan fast fender finance financed financing fleet flip folding for four from gas
  gasoline gold golf gray green grey guard heater height high hitch hour hours hunting in inch indoor
  insurance kit ladder lake lead lease leasing least leather led legal less license lift lifted
  light lithium long low lower lsv maintenance manual marine maroon mile mini mirror monthly more most
  motor mower mph narrower navy near new no not offroad old on open or orange over owned pack paint part
  passenger payment pearl people person pickup pink plow plus power pre premium price pro purple
  rack radio range rear red refurbished registration remote rent rental repair roof rv safari sale
  saturday seat seater second sedan service short showroom shuttle side silver six solar sound
  speaker speed sport star steering step storage street stretch sunday suspension tag tall tan tax teal
  than the title to top touchscreen tow trade trail trailer truck turf two under up used utility
  utv vintage voltage warranty wheel wheelchair white wide width winch windshield winter with without
  year yellow affordable budget cheapest inexpensive latest lowest newer newest older since trading
`;

/** Words of makes and places. */
export const tradeNames: readonly string[] = [...makeNames, ...places.map(({ name }) => name)]
  .flatMap(wordsOf)
  .map(({ whole }) => whole);

const tradeWords: ReadonlySet<string> = new Set(
  [goods, ...makeNames, ...places.map(({ name }) => name)]
    .flatMap(wordsOf)
    .flatMap(({ whole, parts }) => [whole, ...parts]),
);

/** Whether a folded word is one of the trade: of its goods, its makes or the places served. */
export function isTradeWord(whole: string): boolean {
  return tradeWords.has(whole);
}
