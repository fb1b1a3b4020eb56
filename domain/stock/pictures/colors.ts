import { foldText } from '../search/words.ts';

export interface Paint {
  readonly name: string;
  /** In addresses: `"lake-blue"`. */
  readonly slug: string;
  readonly hex: string;
  readonly metallic: boolean;
  /** Plain color, where the name lacks it. */
  readonly family?: string;
}

export interface Seats {
  readonly name: string;
  readonly slug: string;
  readonly main: string;
  readonly accent: string;
}

type PaintRow = readonly [
  name: string,
  hex: string,
  otherNames?: string,
  metallic?: 'metallic' | '',
  family?: string,
];

/** By the trade's names (spec S3.14), those of the pictured carts first; "Predator" names no color. */
const paintRows: readonly PaintRow[] = [
  ['evergreen', '#1d4a38', 'evergreen metallic', 'metallic', 'green'],
  ['lake blue', '#1f5688', '', 'metallic'],
  ['barn red', '#8f1d1f'],
  ['champagne', '#b39d77', '', 'metallic'],
  ['graphite', '#3b4046', 'graphite gray', 'metallic', 'gray'],
  ['snow white', '#c6cac9', 'snow'],
  ['midnight blue', '#17233d', 'midnight|dark navy', 'metallic'],
  ['copper', '#9c4f27', '', 'metallic'],
  ['sage green', '#7f9172', 'sage'],
  ['silver', '#b4babd', 'silver metallic|metallic silver', 'metallic'],
  ['pale blue', '#8db4cc', 'soft blue'],
  ['sandstone', '#c6ad86'],
  ['moss green', '#565d31', 'moss'],
  ['teal', '#14686b', '', 'metallic'],
  ['orange', '#cf5a17'],
  [
    'black',
    '#14161a',
    'onyx|ebony|jet black|gloss black|metallic black|midnight black|phantom black',
    'metallic',
  ],
  ['ivory', '#d3c6a6'],
  ['burgundy', '#571824', 'burgundy red', 'metallic'],
  ['storm gray', '#69737b', 'storm'],
  ['yellow', '#dca621'],
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

const seatRows: readonly (readonly [name: string, main: string, accent: string, other: string])[] =
  [
    ['tan', '#a9814f', '#7a5a34', 'camel|light brown|caramel'],
    ['stone', '#c9c2b4', '#8f897d', 'stone beige|taupe|light gray'],
    ['charcoal', '#2c2e31', '#4a4d52', 'dark gray|graphite|carbon|slate'],
    ['saddle', '#7b4524', '#2b2622', 'saddle brown|cognac|chestnut|whiskey'],
    ['gray', '#7c8186', '#33363a', 'silver|medium gray'],
    ['cream', '#e3d9c3', '#a98a5f', 'ivory|bone|oyster|off white|vanilla'],
    ['black', '#1d1f22', '#303337', 'onyx|jet black|ebony'],
    ['white', '#cfcfca', '#a5a6a2', 'bright white'],
    ['beige', '#bfae90', '#8e7c60', 'khaki|sand|buff|sandstone|light beige|almond'],
    ['brown', '#5b3b27', '#3a281c', 'mocha|chocolate|espresso|walnut|coffee|dark brown'],
    ['red', '#8d1c20', '#2a2c2f', 'cherry|scarlet|crimson'],
    ['blue', '#264f86', '#2a2c2f', 'navy|navy blue|royal blue'],
  ];

/** For an unnamed color: no picture shows a color that the cart lacks (spec S3.14). */
export const primer: Paint = {
  name: 'primer gray',
  slug: 'primer-gray',
  hex: '#a9aba8',
  metallic: false,
};

const slugOf = (name: string) => name.replaceAll(' ', '-');

const paints = paintRows.map(([name, hex, others = '', flake, family]) => {
  const color: Paint = { name, slug: slugOf(name), hex, metallic: flake === 'metallic', family };
  return { color, others };
});
const seats = seatRows.map(([name, main, accent, others]) => {
  const color: Seats = { name, slug: slugOf(name), main, accent };
  return { color, others };
});

type Named<T> = readonly { readonly color: T; readonly others: string }[];

function bySlug<T extends { readonly slug: string }>(colors: Named<T>, ...more: readonly T[]) {
  const all = [...colors.map(({ color }) => color), ...more];
  const map = new Map(all.map((color) => [color.slug, color]));
  return (slug: string) => map.get(slug);
}

/** The first name in the words, the longest at one place: "navy blue" is not blue. */
function byName<T extends { readonly name: string }>(colors: Named<T>) {
  const named = new Map(
    colors.flatMap(({ color, others }) =>
      [color.name, ...others.split('|').filter(Boolean)].map((name) => [name, color] as const),
    ),
  );
  const names = [...named.keys()].sort((a, b) => b.length - a.length);
  const anyName = new RegExp(` (${names.join('|')}) `);
  return (words = ''): T | undefined => {
    const folded = foldText(words)
      .replaceAll('grey', 'gray')
      .replace(/[^\p{L}\p{N}]+/gu, ' ');
    return named.get(anyName.exec(` ${folded} `)?.[1] ?? '');
  };
}

export const findPaint = bySlug(paints, primer);
export const findSeats = bySlug(seats);
export const paintNamed = byName(paints);
export const seatsNamed = byName(seats);
