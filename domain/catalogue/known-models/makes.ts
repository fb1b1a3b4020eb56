/**
 * How this site spells each make, and what else stands for it (spec S4.9). Compared by letters and
 * digits alone, so that EZGO, E-Z-GO and "EZ Go" need no entry of their own.
 */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'Advanced EV': ['AEV', 'Advanced Electric Vehicles'],
  Atlas: [],
  Bintelli: ['Bintelli Electric Vehicles', 'Bintelli EV'],
  'Club Car': ['Club Cars', 'ClubCar Inc'],
  Columbia: ['Columbia ParCar', 'ParCar', 'Columbia Vehicle Group'],
  Cushman: ['Textron Cushman'],
  Denago: ['Denago EV', 'Denago Powersports', 'Denago Electric Vehicles'],
  'EZ-GO': ['Textron EZGO', 'EZGO Textron', 'EZGO Golf', 'Textron'],
  Evolution: [
    'Evolution EV',
    'Evolution Electric Vehicles',
    'Evolution Electric Vehicle',
    'Evolution Golf',
  ],
  Garia: [],
  GEM: ['Polaris GEM'],
  ICON: ['Icon EV', 'Icon Electric Vehicles'],
  Kandi: ['Kandi America'],
  'Star EV': ['Star', 'Star Electric Vehicles'],
  'Swift EV': ['Swift', 'Swift Electric Vehicles'],
  'Teko EV': ['Teko'],
  Tomberlin: ['Tomberlin EV'],
  'Vivid EV': ['Vivid'],
  Yamaha: ['Yamaha Golf Car', 'Yamaha Golf Cars', 'Yamaha Golf Cart', 'Yamaha Golf'],
};

/** Every make this site knows, as it spells it. */
export const makeNames: readonly string[] = Object.keys(spellings);

const ownKeys = new Map(Object.keys(spellings).map((make) => [keyOf(make), make]));
const otherKeys = new Map(
  Object.entries(spellings).flatMap(([make, others]) =>
    others.map((spelling) => [keyOf(spelling), make] as const),
  ),
);

/** The make as this site spells it; a make it does not know stays as it is written. */
export function makeOf(text: string): string {
  const key = keyOf(text);
  return ownKeys.get(key) ?? otherKeys.get(key) ?? text;
}

/** The known make that a text starts with, and how many words it takes: Club Car, 2 words. */
export function makeAtStart(text: string): { make: string; words: number } | undefined {
  const words = text.split(' ', 4);
  // "Denago EV City" is a Denago: its other spelling, "Denago EV", takes a word of the model.
  for (const keys of [ownKeys, otherKeys]) {
    for (let count = words.length; count > 0; count -= 1) {
      const make = keys.get(keyOf(words.slice(0, count).join(' ')));
      if (make !== undefined) return { make, words: count };
    }
  }
  return undefined;
}

function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
