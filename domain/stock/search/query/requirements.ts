import { capitalized, uncapitalized } from '../../../text/wording.ts';
import { vehicleTitle } from '../../model-name.ts';
import type { Vehicle } from '../../vehicle.ts';
import { addBits, type Bits, bitsWhere, countBits, hasBit, intersectionOf } from '../bits.ts';
import type { CartFacts } from '../cart-facts.ts';
import { type Condition, type Kind, kinds, seatColorWords } from '../condition.ts';
import { type ConditionName, filterConditions } from '../filter-conditions.ts';
import type { FilterName, Filters, Sort } from '../filters.ts';
import type { StockIndex } from '../stock-index.ts';
import { type Phrase, type QueryWord, type ReadQuery, readQuery } from './read-query.ts';
import { isTradeWord } from './trade-words.ts';

export interface Requirement {
  readonly label: string;
  readonly from: FilterName;
  readonly condition?: Condition;
  readonly cart?: string;
  readonly text?: string;
  readonly places?: readonly number[];
  readonly sort?: Sort;
  readonly weight: number;
  readonly isDenied?: boolean;
  readonly isPart?: boolean;
  readonly bits: Bits;
}

const weightOf = (kind: Kind) => kinds.indexOf(kind);

const colors = new RegExp(`^(?:${seatColorWords}|yellow|purple|pink|gold|teal|maroon|bronze)$`);

export function requirementsOf(
  index: StockIndex,
  filters: Filters,
  query = readQuery(filters.q, index),
): readonly Requirement[] {
  return [
    ...filterRequirements(index, filters),
    ...(nameRequirement(index, filters.q, query) ?? textRequirements(index, query)),
  ];
}

export function meetingAll(all: Bits, requirements: readonly Requirement[]): Bits {
  return intersectionOf(all, ...requirements.map(({ bits }) => bits));
}

/** In words, what the cart is or has instead. */
export function missedBy(
  cart: CartFacts,
  { condition, label, text, isDenied }: Requirement,
): string {
  if (condition !== undefined) {
    return condition.missed?.(cart) ?? condition.negation ?? `Not ${uncapitalized(label)}`;
  }
  if (text === undefined) return `Not ${label}`;
  return isDenied
    ? `Listed with “${text}”`
    : colors.test(text)
      ? `Not ${text}`
      : `${label} not listed`;
}

function requirementFor(index: StockIndex, from: FilterName, condition: Condition): Requirement {
  const { kind, label } = condition;
  return { from, condition, label, weight: weightOf(kind), bits: index.meeting(condition) };
}

function filterRequirements(index: StockIndex, filters: Filters): readonly Requirement[] {
  const { like } = filters;
  const conditions = (Object.keys(filterConditions) as ConditionName[]).flatMap((from) => {
    const condition = filterConditions[from](filters);
    return condition ? requirementFor(index, from, condition) : [];
  });
  return like === undefined ? conditions : [...conditions, likeRequirement(index, like)];
}

function cartInWords({ condition, exteriorColor, ...vehicle }: Vehicle): string {
  const words = [condition, exteriorColor?.toLowerCase(), vehicleTitle(vehicle)];
  return words.filter((word) => word !== undefined).join(' ');
}

function likeRequirement(index: StockIndex, id: string): Requirement {
  const position = index.vehicles.findIndex((vehicle) => vehicle.id === id);
  const vehicle = index.vehicles[position];
  const cart = vehicle && cartInWords(vehicle);
  return {
    ...{ from: 'like', cart, label: capitalized(cart ?? 'a cart that is no longer listed') },
    weight: weightOf('room'),
    bits: index.likeBits(position),
  };
}

function nameRequirement(
  index: StockIndex,
  q: string,
  { tokens }: ReadQuery,
): readonly Requirement[] | undefined {
  const bits = q === '' ? undefined : index.named(q);
  if (bits === undefined) return undefined;
  const places = [...tokens.keys()];
  return [{ from: 'q', label: `“${q}”`, text: q, places, weight: weightOf('room'), bits }];
}

function textRequirements(index: StockIndex, query: ReadQuery): readonly Requirement[] {
  const { tokens, phrases, words, pages } = query;
  const phraseRequirements = phrases.map((phrase) => phraseRequirement(index, phrase));
  // Words beside a missing make are its models'.
  const isMakeMissing = phraseRequirements.some(
    ({ condition, bits }) => condition?.key.startsWith('brand ') && countBits(bits) === 0,
  );
  const wordRequirements = words.flatMap((one, at) => {
    const bits = bitsOf(index, words[at - 1], one, words[at + 1]);
    const isTrade = isTradeWord(one.word.whole);
    // Rest of a question that a page answers: "how long" of a warranty.
    if (pages.length > 0 && countBits(bits) === 0 && !isTrade) return [];
    return wordRequirement(index, one, bits, isMakeMissing && !isTrade);
  });
  const isEither = tokens.some(({ text }) => /^(?:or|vs\.?)$/.test(text));
  return [
    ...Map.groupBy(phraseRequirements, subjectOf).values(),
    ...Map.groupBy(wordRequirements, (one) =>
      isEither && !one.isDenied && one.weight === weightOf('color') ? 'color' : one,
    ).values(),
  ].map(eitherOf);
}

function phraseRequirement(index: StockIndex, { condition, places, sort }: Phrase): Requirement {
  return { ...requirementFor(index, 'q', condition), places, sort };
}

/** `bits`: vehicles with the word in their texts. */
function wordRequirement(
  index: StockIndex,
  { word: { whole, text }, place, denial }: QueryWord,
  bits: Bits,
  isModel: boolean,
): Requirement {
  const isColor = colors.test(whole);
  const common = {
    ...({ from: 'q', text, weight: weightOf(isColor ? 'color' : 'word') } as const),
    isPart: isModel || !canStandAlone(index, whole),
  };
  if (denial === undefined) return { ...common, label: `“${text}”`, places: [place], bits };
  return {
    ...common,
    isDenied: true,
    label: isColor ? `Not ${text}` : `Without “${text}”`,
    places: [denial, place],
    bits: bitsWhere(index.vehicles.length, (position) => !hasBit(bits, position)),
  };
}

function subjectOf({ condition }: Requirement): string {
  const { key = '', fact } = condition ?? {};
  const [named] = /^(?:brand|series|showroom) /.exec(key) ?? [];
  const isEither = fact === 'condition' || fact === 'power';
  return named ?? (isEither && !key.startsWith('not ') ? fact : key);
}

function eitherOf(requirements: readonly Requirement[]): Requirement {
  const [first, ...others] = requirements as readonly [Requirement, ...Requirement[]];
  if (others.length === 0) return first;
  const bits = first.bits.slice();
  for (const other of others) addBits(bits, other.bits);
  const isNamed = first.weight === weightOf('make');
  const labels = [...new Set(requirements.map(({ label }) => label))];
  const label = labels
    .map((one, at) => (isNamed || at === 0 ? one : uncapitalized(one)))
    .join(' or ');
  const { condition } = first;
  return {
    ...{ ...first, label, bits },
    condition: condition && { ...condition, label, key: isNamed ? condition.key : label },
    places: requirements.flatMap(({ places = [] }) => places),
  };
}

/** "red" does, "all" and "car" do not. */
function canStandAlone(index: StockIndex, whole: string): boolean {
  return index.words().has(whole) && (whole.length > 3 || /\d/.test(whole) || isTradeWord(whole));
}

/** Vehicles with the word, alone or joined with its neighbor: "drive 2". */
function bitsOf(
  index: StockIndex,
  before: QueryWord | undefined,
  { word, place }: QueryWord,
  after: QueryWord | undefined,
): Bits {
  const bits = index.words().find(word);
  const joined = [
    ...(before !== undefined && place - before.place <= 1 ? [before.word.whole + word.whole] : []),
    ...(after !== undefined && after.place - place <= 1 ? [word.whole + after.word.whole] : []),
  ].filter((text) => index.words().hasStart(text));
  if (joined.length === 0) return bits;
  const either = bits.slice();
  for (const text of joined) addBits(either, index.words().startingWith(text));
  return either;
}
