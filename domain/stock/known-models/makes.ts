/** Site's spelling of each make and the others (spec S4.9), compared by letters and digits. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'Advanced EV': ['AEV', 'Advanced Electric Vehicles'],
  Atlas: [],
  Bintelli: [],
  'Club Car': ['Club Cars'],
  Columbia: ['Columbia ParCar', 'ParCar', 'Columbia Vehicle Group'],
  Cushman: ['Textron Cushman'],
  Denago: [],
  'EZ-GO': ['Textron EZGO', 'EZGO Textron', 'Textron'],
  Evolution: [],
  Garia: [],
  GEM: ['Polaris GEM'],
  ICON: [],
  Kandi: ['Kandi America'],
  'Star EV': ['Star', 'Star Electric Vehicles'],
  'Swift EV': ['Swift', 'Swift Electric Vehicles'],
  'Teko EV': ['Teko'],
  Tomberlin: [],
  'Vivid EV': ['Vivid'],
  Yamaha: [],
};

/** "Epic Carts", "Massimo Motor", "Yamaha Golf Car". */
const generic =
  /(?:[\s,]+(?:golf|electric|carts?|cars?|vehicles?|ev|motors?|(?:motor|power)sports|inc|llc)\.?)+$/i;

export const makeNames: readonly string[] = Object.keys(spellings);

export const makeAbbreviations = { cc: 'Club Car', evo: 'Evolution', yam: 'Yamaha' };

const makeKeys = new Map(Object.keys(spellings).map((make) => [spellingKey(make), make]));
const otherKeys = new Map(
  Object.entries(spellings).flatMap(([make, others]) =>
    others.map((spelling) => [spellingKey(spelling), make] as const),
  ),
);

function knownMake(text: string): string | undefined {
  const key = spellingKey(text);
  return makeKeys.get(key) ?? otherKeys.get(key);
}

/** An unknown make stays as written. */
export function makeOf(text: string): string {
  return knownMake(text) ?? knownMake(text.replace(generic, '')) ?? text;
}

/** Equal for all spellings of a make (spec S4.9). */
export function makeKey(text: string): string {
  const make = makeOf(text.trim());
  return spellingKey(makeKeys.has(spellingKey(make)) ? make : make.replace(generic, ''));
}

/** The site's spelling, else the most frequent, in capitals only without another (spec S4.9). */
export function withOneMake<Cart extends { readonly brand: string; readonly name: string }>(
  carts: readonly Cart[],
): readonly Cart[] {
  const counts = new Map<string, number>();
  for (const { brand } of carts) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  const spellings = [...counts].sort(
    ([a, many], [b, more]) =>
      Number(a === a.toUpperCase()) - Number(b === b.toUpperCase()) ||
      more - many ||
      a.localeCompare(b),
  );
  const names = new Map(spellings.reverse().map(([brand]) => [makeKey(brand), makeOf(brand)]));
  const makes = new Map([...counts.keys()].map((brand) => [brand, names.get(makeKey(brand))]));
  return carts.map((cart) => {
    const { brand, name } = cart;
    const make = makes.get(brand);
    if (!make || make === brand) return cart;
    return { ...cart, brand: make, name: name.replace(brand, () => make) };
  });
}

/** `{ make: 'Club Car', words: 2 }` for "Club Car Tempo". */
export function makeAtStart(text: string): { make: string; words: number } | undefined {
  const words = text.split(' ', 4);
  // "Denago EV City" is a Denago: the spelling "Denago EV" would take a word of the model.
  for (const keys of [makeKeys, otherKeys]) {
    for (let count = words.length; count > 0; count -= 1) {
      const make = keys.get(spellingKey(words.slice(0, count).join(' ')));
      if (make !== undefined) return { make, words: count };
    }
  }
  return undefined;
}

function spellingKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
