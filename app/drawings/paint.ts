/** The colors a cart is drawn in, found in the words a stock row has for them. */

/** The body's main color and its shade. Unpainted: its color is not known. */
export const paints = {
  white: ['#dcdcd6', '#b4b5ae'],
  black: ['#23292c', '#121618'],
  charcoal: ['#474d52', '#33383c'],
  gray: ['#7d8487', '#5f6568'],
  silver: ['#b4babd', '#8f9699'],
  navy: ['#22365c', '#152442'],
  sky: ['#8db4cc', '#6b93ac'],
  teal: ['#1f7a78', '#125654'],
  blue: ['#2c5f9e', '#1d4477'],
  evergreen: ['#2c5f46', '#1d4532'],
  olive: ['#6b7040', '#4f5430'],
  lime: ['#8fb52f', '#6c8b1f'],
  green: ['#2f7d43', '#205c30'],
  burgundy: ['#6e1c2b', '#4d121d'],
  red: ['#a8222a', '#7b161d'],
  orange: ['#cf5a17', '#9c410e'],
  gold: ['#b48d3c', '#8a6a28'],
  yellow: ['#dca621', '#ad8014'],
  purple: ['#5d3a7d', '#43285c'],
  pink: ['#d98aa4', '#b3657f'],
  brown: ['#6b4630', '#4e3121'],
  champagne: ['#c6b18a', '#a28d67'],
  unpainted: ['#c9c6ba', '#a9a699'],
} as const satisfies Readonly<Record<string, readonly [main: string, shade: string]>>;

export type PaintName = keyof typeof paints;

/** The words for each, the more particular ones before the plain ones. */
const words: readonly (readonly [PaintName, RegExp])[] = [
  ['navy', /\b(?:navy|midnight|dark blue)\b/],
  ['sky', /\b(?:sky|light blue|pale blue|baby blue|powder blue)\b/],
  ['evergreen', /\b(?:evergreen|(?:forest|hunter|dark|racing|emerald|pine) green)\b/],
  ['olive', /\b(?:olive|moss|sage|army|camo)\b/],
  ['lime', /\blime\b/],
  ['burgundy', /\b(?:burgundy|maroon|wine|cranberry|merlot|dark red)\b/],
  ['charcoal', /\b(?:charcoal|graphite|gunmetal|slate|dark gr[ae]y)\b/],
  ['champagne', /\b(?:champagne|sand|sandstone|beige|tan|khaki|almond|ivory|cream)\b/],
  ['gold', /\b(?:gold|golden|bronze)\b/],
  ['teal', /\b(?:teal|turquoise|aqua|aquamarine)\b/],
  ['silver', /\b(?:silver|platinum)\b/],
  ['gray', /\bgr[ae]y\b/],
  ['white', /\b(?:white|pearl|snow)\b/],
  ['black', /\b(?:black|onyx|ebony)\b/],
  ['blue', /\b(?:blue|cobalt|azure)\b/],
  ['green', /\b(?:green|emerald)\b/],
  ['red', /\b(?:red|crimson|scarlet|cherry)\b/],
  ['orange', /\b(?:orange|copper|tangerine)\b/],
  ['yellow', /\byellow\b/],
  ['purple', /\b(?:purple|violet|plum|lavender)\b/],
  ['pink', /\b(?:pink|rose|magenta)\b/],
  ['brown', /\b(?:brown|saddle|mocha|chocolate|espresso|walnut)\b/],
];

/** The color that a row's words name; of several, the one named first. Else it stays unpainted. */
export function paintNamed(color = ''): PaintName {
  const text = color.toLowerCase();
  let first: { name: PaintName; at: number } | undefined;
  for (const [name, pattern] of words) {
    const at = text.search(pattern);
    if (at !== -1 && at < (first?.at ?? Infinity)) first = { name, at };
  }
  return first?.name ?? 'unpainted';
}
