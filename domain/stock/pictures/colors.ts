import { foldText } from '../search/words.ts';
import { type Paint, paints, type Seats, seatColors } from './trim.ts';

/** By the trade's names (spec S3.14); "Predator" names no color. */
export interface NamedPaint extends Paint {
  readonly slug: string;
}

export interface NamedSeats extends Seats {
  readonly slug: string;
}

/** Metallic paints carry flake. */
type Row = readonly [name: string, hex: string, otherNames?: string, metallic?: 'metallic'];

const moreColors: readonly Row[] = [
  ['white', '#c9cbca', 'bright white|polar white|arctic white|frost white|glacier white'],
  ['pearl white', '#cfcdc6', 'pearl|pearlescent white|white pearl', 'metallic'],
  ['cream', '#d2c9b0', 'oyster|bone|linen|vanilla|eggshell'],
  ['beige', '#b8a98c', 'tan|khaki|almond|light beige|classic beige|cashmere'],
  ['sand', '#c2aa80', 'desert sand|sahara|dune|desert tan'],
  ['gold', '#a98336', 'golden|bronze', 'metallic'],
  ['brown', '#5a3a26', 'mocha|chocolate|espresso|walnut|mahogany|coffee|saddle'],
  ['matte black', '#1f2123', 'flat black|satin black|black matte'],
  ['charcoal', '#373b3f', 'dark gray|gunmetal|anthracite|charcoal gray|carbon', 'metallic'],
  ['slate gray', '#545c63', 'slate|steel gray|metallic gray'],
  ['gray', '#777c80', 'nardo gray|cement gray|light gray'],
  ['platinum', '#a6aaab', 'titanium|pewter|brushed aluminum', 'metallic'],
  ['navy blue', '#1a2a4c', 'navy|dark blue|deep blue|indigo'],
  ['royal blue', '#1f3f94', 'cobalt|cobalt blue|sapphire|sapphire blue|patriot blue|ultramarine'],
  ['electric blue', '#1c5fb8', 'bright blue|tidal blue|azure|azure blue|racing blue', 'metallic'],
  ['blue', '#24559a', 'metallic blue'],
  ['ocean blue', '#236a94', 'caribbean blue|mediterranean blue|denim|denim blue', 'metallic'],
  ['sky blue', '#7fb2d6', 'light blue|baby blue|powder blue|ice blue|carolina blue'],
  ['aqua', '#4aa9ac', 'aqua blue|aquamarine|turquoise|seafoam|tiffany blue|caribbean'],
  [
    'forest green',
    '#23482f',
    'dark green|hunter green|racing green|british racing green|pine green',
  ],
  ['emerald', '#1d6a46', 'emerald green', 'metallic'],
  ['green', '#2b7340', 'kelly green|golf green'],
  ['lime', '#8ab32c', 'lime green|neon green|electric lime'],
  ['mint', '#9cc6ae', 'mint green'],
  ['olive', '#5c6136', 'olive green|army green|military green|od green'],
  ['scarlet', '#a01a1c', 'scarlet red|flame red|torch red|racing red|bright red'],
  ['cherry red', '#86151f', 'candy apple red|candy apple|cherry|ruby|ruby red', 'metallic'],
  ['red', '#98191e', 'crimson|inferno red|metallic red'],
  ['maroon', '#5c1a22', 'dark red|wine|merlot|cranberry|garnet', 'metallic'],
  ['tangerine', '#cf6a1d', 'sunset orange|atomic orange|burnt orange'],
  ['bright yellow', '#d8b52a', 'lemon|canary|sunshine yellow|solar yellow'],
  ['purple', '#513273', 'violet|plum|amethyst', 'metallic'],
  ['lavender', '#a394bf', 'lilac'],
  ['pink', '#cf8098', 'light pink|blush'],
  ['hot pink', '#bf3f78', 'magenta|fuchsia'],
  ['rose gold', '#b98778', '', 'metallic'],
];

const ownPaints: Readonly<Record<string, string>> = {
  evergreen: 'evergreen metallic',
  'snow white': 'snow',
  'midnight blue': 'midnight|dark navy',
  'storm gray': 'storm',
  silver: 'silver metallic|metallic silver',
  'pale blue': 'soft blue',
  'sage green': 'sage',
  'moss green': 'moss',
  black: 'onyx|ebony|jet black|gloss black|metallic black|midnight black|phantom black',
  burgundy: 'burgundy red',
  graphite: 'graphite gray',
};

const moreSeats: readonly (readonly [name: string, main: string, accent: string, other: string])[] =
  [
    ['black', '#1d1f22', '#303337', 'onyx|jet black|ebony'],
    ['white', '#cfcfca', '#a5a6a2', 'bright white'],
    ['beige', '#bfae90', '#8e7c60', 'khaki|sand|buff|sandstone|light beige|almond'],
    ['brown', '#5b3b27', '#3a281c', 'mocha|chocolate|espresso|walnut|coffee|dark brown'],
    ['red', '#8d1c20', '#2a2c2f', 'cherry|scarlet|crimson'],
    ['blue', '#264f86', '#2a2c2f', 'navy|navy blue|royal blue'],
  ];

const ownSeats: Readonly<Record<string, string>> = {
  tan: 'camel|light brown|caramel',
  stone: 'stone beige|taupe|light gray',
  charcoal: 'dark gray|graphite|carbon|slate',
  saddle: 'saddle brown|cognac|chestnut|whiskey',
  gray: 'silver|medium gray',
  cream: 'ivory|bone|oyster|off white|vanilla',
};

function slugOf(name: string): string {
  return name.replaceAll(' ', '-');
}

/** For an unnamed color: no picture shows a color that the cart lacks (spec S3.14). */
export const primer: NamedPaint = {
  name: 'primer gray',
  slug: 'primer-gray',
  hex: '#a9aba8',
  metallic: false,
};

const namedPaints: readonly NamedPaint[] = [
  ...paints,
  ...moreColors.map(([name, hex, , flake]) => ({ name, hex, metallic: flake !== undefined })),
].map((paint) => ({ ...paint, slug: slugOf(paint.name) }));

const namedSeats: readonly NamedSeats[] = [
  ...seatColors,
  ...moreSeats.map(([name, main, accent]) => ({ name, main, accent })),
].map((seats) => ({ ...seats, slug: slugOf(seats.name) }));

const paintsBySlug = new Map([...namedPaints, primer].map((paint) => [paint.slug, paint]));
const seatsBySlug = new Map(namedSeats.map((seats) => [seats.slug, seats]));

export const findPaint = (slug: string): NamedPaint | undefined => paintsBySlug.get(slug);
export const findSeats = (slug: string): NamedSeats | undefined => seatsBySlug.get(slug);

function byName<T extends { readonly name: string }>(
  colors: readonly T[],
  others: ReadonlyMap<string, string>,
): readonly (readonly [string, T])[] {
  return colors.flatMap((color) =>
    [color.name, ...(others.get(color.name) ?? '').split('|')]
      .filter((name) => name !== '')
      .map((name) => [` ${name} `, color] as const),
  );
}

const paintNames = byName(
  namedPaints,
  new Map([
    ...Object.entries(ownPaints),
    ...moreColors.map(([name, , other = '']) => [name, other] as const),
  ]),
);
const seatNames = byName(
  namedSeats,
  new Map([
    ...Object.entries(ownSeats),
    ...moreSeats.map(([name, , , other]) => [name, other] as const),
  ]),
);

/** The longest at one place: "navy blue" is not blue. */
function firstNamed<T>(words: string, names: readonly (readonly [string, T])[]): T | undefined {
  const folded = foldText(words)
    .replaceAll('grey', 'gray')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  const text = ` ${folded.trim()} `;
  let best: { at: number; length: number; color: T } | undefined;
  for (const [name, color] of names) {
    const at = text.indexOf(name);
    if (at === -1 || (best && (at > best.at || (at === best.at && name.length <= best.length))))
      continue;
    best = { at, length: name.length, color };
  }
  return best?.color;
}

export function paintNamed(words = ''): NamedPaint | undefined {
  return firstNamed(words, paintNames);
}

export function seatsNamed(words = ''): NamedSeats | undefined {
  return firstNamed(words, seatNames);
}
