import { capitalized, uncapitalized } from '../../../text/wording.ts';
import { vehicleTitle } from '../../model-name.ts';
import type { Vehicle } from '../../vehicle.ts';
import { addBits, type Bits, bitsWhere, countBits, hasBit, intersectionOf } from '../bits.ts';
import type { CartFacts } from '../cart-facts.ts';
import { type Condition, type ConditionKind, seatColorWords, yearCondition } from '../condition.ts';
import { type ConditionName, filterConditions } from '../filter-conditions.ts';
import type { FilterName, Filters } from '../filters.ts';
import type { StockIndex } from '../stock-index.ts';
import { type Phrase, type QueryWord, type ReadQuery, readQuery } from './read-query.ts';
import type { Token } from './tokens.ts';
import { isTradeWord } from './trade-words.ts';

/** A rule of a search; `labelOf` has its words. */
export interface Requirement {
  readonly from: FilterName;
  readonly condition?: Condition;
  readonly cart?: string;
  /** Words of the search text, any of which is enough. */
  readonly texts?: readonly string[];
  readonly tokens?: readonly Token[];
  readonly sort?: Phrase['sort'];
  readonly kind: ConditionKind;
  readonly isDenied?: boolean;
  readonly isPart?: boolean;
  readonly bits: Bits;
}

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

function requirementFor(index: StockIndex, from: FilterName, condition: Condition): Requirement {
  return { from, condition, kind: condition.kind, bits: index.meeting(condition) };
}

function filterRequirements(index: StockIndex, filters: Filters): readonly Requirement[] {
  const { like } = filters;
  const conditions = (Object.keys(filterConditions) as ConditionName[]).flatMap((from) => {
    const condition = filterConditions[from](filters);
    return condition ? requirementFor(index, from, condition) : [];
  });
  return like === undefined ? conditions : [...conditions, likeRequirement(index, like)];
}

function identicalInWords({ condition, exteriorColor, ...vehicle }: Vehicle): string {
  const words = [condition, exteriorColor?.toLowerCase(), vehicleTitle(vehicle)];
  return words.filter((word) => word !== undefined).join(' ');
}

function likeRequirement(index: StockIndex, id: string): Requirement {
  const position = index.vehicles.findIndex((vehicle) => vehicle.id === id);
  const vehicle = index.vehicles[position];
  const cart = vehicle && identicalInWords(vehicle);
  const bits = bitsWhere(index.groups, (group) => group === index.groups[position]);
  return { from: 'like', cart, kind: 'room', bits };
}

function nameRequirement(
  index: StockIndex,
  q: string,
  { tokens }: ReadQuery,
): readonly Requirement[] | undefined {
  const bits = q === '' ? undefined : index.named(q);
  if (bits === undefined) return undefined;
  return [{ from: 'q', texts: [q], tokens, kind: 'room', bits }];
}

function textRequirements(index: StockIndex, query: ReadQuery): readonly Requirement[] {
  const { tokens, phrases, words, pages } = query;
  const phraseRequirements = phrases.map(({ condition, ...phrase }) => ({
    ...requirementFor(index, 'q', condition),
    ...phrase,
  }));
  // Words beside a missing make are its models'.
  const isMakeMissing = phraseRequirements.some(
    ({ condition, bits }) => condition?.key.startsWith('brand ') && countBits(bits) === 0,
  );
  const isRental = pages.some((page) => 'topic' in page && page.topic === 'rental');
  // What is beside "rent" is of the rental: "rent two carts at the lake".
  const wordRequirements = (isRental ? [] : words).flatMap((one, at) => {
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
      isEither && !one.isDenied && one.kind !== 'word' ? one.kind : one,
    ).values(),
  ].map(eitherOf);
}

/** `bits`: vehicles with the word in their texts. */
function wordRequirement(
  index: StockIndex,
  { word: { whole, text }, token, denial }: QueryWord,
  bits: Bits,
  isModel: boolean,
): Requirement {
  const year = /^(?:19|20)\d\d$/.test(whole) ? Number(whole) : undefined;
  const kind = year ? 'year' : colors.test(whole) ? 'color' : 'word';
  const common = {
    ...({ from: 'q', texts: [text], kind } as const),
    isPart: isModel || !canStandAlone(index, whole),
  };
  if (denial === undefined) {
    // The nearest cart is the one of the nearest year.
    const condition = year && yearCondition({ from: year, upTo: year });
    return { ...common, ...(condition && { condition }), tokens: [token], bits };
  }
  return {
    ...common,
    isDenied: true,
    tokens: [denial, token],
    bits: bitsWhere(index.vehicles, (_, position) => !hasBit(bits, position)),
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
  const { condition, kind } = first;
  const labels = [...new Set(requirements.map(labelOf))];
  const label = labels
    .map((one, at) => (at === 0 || kind === 'make' ? one : uncapitalized(one)))
    .join(' or ');
  return {
    ...first,
    bits,
    condition: condition && { ...condition, label, key: kind === 'make' ? condition.key : label },
    texts: requirements.flatMap(({ texts = [] }) => texts),
    tokens: requirements.flatMap(({ tokens = [] }) => tokens),
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
  { word, token }: QueryWord,
  after: QueryWord | undefined,
): Bits {
  const bits = index.words().find(word);
  const joined = [
    ...(before !== undefined && isBeside(before.token, token)
      ? [before.word.whole + word.whole]
      : []),
    ...(after !== undefined && isBeside(token, after.token) ? [word.whole + after.word.whole] : []),
  ].filter((text) => index.words().hasStart(text));
  if (joined.length === 0) return bits;
  const either = bits.slice();
  for (const text of joined) addBits(either, index.words().startingWith(text));
  return either;
}

/** Of two tokens in their order, or of one. */
function isBeside(one: Token, next: Token): boolean {
  return next.start <= one.start + one.plain.length + 1;
}

export function labelOf({ condition, cart, texts = [], kind, isDenied }: Requirement): string {
  if (condition !== undefined) return condition.label;
  const [text] = texts;
  if (text === undefined) return capitalized(cart ?? 'a cart that is no longer listed');
  if (isDenied) return kind === 'color' ? `Not ${text}` : `Without “${text}”`;
  return [...new Set(texts.map((one) => `“${one}”`))].join(' or ');
}

/** What the cart is or has instead. */
export function missedBy(facts: CartFacts, requirement: Requirement): string {
  const { condition, texts: [text] = [], cart, isDenied } = requirement;
  const label = labelOf(requirement);
  if (condition !== undefined) {
    return condition.missed?.(facts) ?? condition.negation ?? `Not ${uncapitalized(label)}`;
  }
  if (text === undefined) return cart === undefined ? 'Still listed' : `Not ${cart}`;
  if (isDenied) return `Listed with “${text}”`;
  return colors.test(text) ? `Not ${text}` : `${label} not listed`;
}
