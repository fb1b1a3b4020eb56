import { formatPrice } from '../money.ts';
import { makeNames } from '../stock/known-models/makes.ts';
import { vehicleTitle } from '../stock/model-name.ts';
import type { Condition } from '../stock/search/condition.ts';
import { type Filters, filtersFromParams } from '../stock/search/filters.ts';
import { labelOf, type Requirement, requirementsOf } from '../stock/search/query/requirements.ts';
import { isTradeWord } from '../stock/search/query/trade-words.ts';
import { type StockIndex, stockIndexOf } from '../stock/search/stock-index.ts';
import { foldText, wordsOf } from '../stock/search/words.ts';
import type { StockedVehicle } from '../stock/vehicle.ts';
import { cleanLine } from '../text/clean-text.ts';
import { formatNames, uncapitalized } from '../text/wording.ts';
import type { Alert, CartAlertKind } from './alert.ts';
import type { CurrentStock } from './for-sale.ts';

export function filtersOf(subject: string): Filters {
  return filtersFromParams(new URLSearchParams(subject));
}

const adjectives: Readonly<Record<string, string>> = {
  new: 'new',
  used: 'used',
  electric: 'electric',
  gas: 'gas',
  lifted: 'lifted',
  street: 'street-stance',
  cargoBed: 'utility',
  streetLegal: 'street-legal',
  enclosed: 'enclosed',
  fourWheelDrive: 'four-wheel-drive',
  display: 'demo',
};

/** `"a used Club Car 4-seater under $6,000"`, in known words unless `isOwn` (spec S27.7). */
export function searchInWords(
  index: StockIndex,
  requirements: readonly Requirement[],
  isOwn = false,
): string {
  const cart = wantedInWords(index, requirements, isOwn);
  if (cart === 'cart') return 'any cart';
  return `${/^(?:(?!use|uti)[aeiou]|8-)/i.test(cart) ? 'an' : 'a'} ${cart}`;
}

export function wantedInWords(
  index: StockIndex,
  requirements: readonly Requirement[],
  isOwn = false,
): string {
  const descriptions: string[] = [];
  const names: string[] = [];
  const after: string[] = [];
  const words: string[] = [];
  let noun = 'cart';
  let unknown = 0;
  for (const requirement of requirements) {
    const { condition, cart, isDenied } = requirement;
    const label = labelOf(requirement);
    const name = condition && nameIn(condition);
    const word = condition?.kind === 'year' ? label : condition && adjectives[condition.key];
    const [, seats] = /^seats (\d+)$/.exec(condition?.key ?? '') ?? [];
    // A cart that comes in is in stock, and in no order.
    if (condition?.kind === 'order' || condition?.key === 'inStock') continue;
    if (cart !== undefined) noun = cart;
    else if (seats !== undefined) noun = `${seats}-seater`;
    else if (word !== undefined) descriptions.push(word);
    else if (name !== undefined && (isOwn || isKnownName(index, name))) names.push(label);
    else if (condition !== undefined && name === undefined) {
      after.push([condition.joint, uncapitalized(label)].filter(Boolean).join(' '));
    } else if (condition === undefined && (isOwn || isKnownText(index, requirement))) {
      if (isDenied) after.push(uncapitalized(label).replace(/^not/, 'that is not'));
      else words.push(label);
    } else unknown += 1;
  }
  if (unknown > 0 && [descriptions, names, after, words].every(({ length }) => length === 0)) {
    return 'cart that matches the words of the search';
  }
  const others = unknown === 1 ? 'one more word' : `${unknown} more words`;
  const texts = [...words, ...(unknown === 0 ? [] : [others])];
  if (texts.length > 0) after.push(`matching ${formatNames(texts)}`);
  // A make stands before its series.
  names.sort((a, b) => Number(a.endsWith(' series')) - Number(b.endsWith(' series')));
  return [...descriptions, ...names, noun, after.join(', ')].join(' ').trim();
}

function nameIn({ key }: Condition): string | undefined {
  return /^(?:brand|series) (.*)$/.exec(key)?.[1];
}

const makes: ReadonlySet<string> = new Set(makeNames.map(foldText));

function isKnownName({ brands, series }: StockIndex, name: string): boolean {
  const isOneOf = (names: readonly string[]) => names.some((one) => foldText(one).includes(name));
  return makes.has(name) || isOneOf(brands) || isOneOf(series);
}

function isKnownText(
  index: StockIndex,
  { texts: [text = ''] = [], tokens = [] }: Requirement,
): boolean {
  if (tokens.length > 1 && index.named(text) !== undefined) return true;
  const [{ whole } = { whole: '' }] = wordsOf(text);
  // No dot or slash of a link.
  const isPlain = /^[\p{L}\p{N}+-]{1,40}$/u.test(text);
  return isPlain && (isTradeWord(whole) || index.words().has(whole));
}

type Asked = Pick<Alert, 'kind' | 'subject' | 'askedPrice'>;

export function theCart(vehicle: StockedVehicle): string {
  return `the ${cleanLine(vehicleTitle(vehicle))}`;
}

/** `"when the Denago ROVER XL4 can be bought again"` (spec S27.7); `isOwn`: the requester's own. */
export function alertInWords(
  { kind, subject, askedPrice }: Asked,
  stock: CurrentStock,
  isOwn = false,
): string {
  if (kind === 'search') {
    const index = stockIndexOf(stock.vehicles);
    return `when ${searchInWords(index, requirementsOf(index, filtersOf(subject)), isOwn)} comes in`;
  }
  const vehicle = stock.byId.get(subject);
  const cart = vehicle === undefined ? 'a cart that has left our stock' : theCart(vehicle);
  const words: Readonly<Record<CartAlertKind, string>> = {
    back: `when ${cart} ${vehicle?.offer.state === 'coming' ? 'is here' : 'can be bought again'}`,
    price: `when the price of ${cart} falls below ${formatPrice(askedPrice)}`,
  };
  return words[kind];
}
