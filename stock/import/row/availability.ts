import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import type { StockStatus, Vehicle } from '../../../domain/stock/vehicle.ts';
import { readDay } from './read-day.ts';
import { isBlank, phrasesOf, type Read, readChoice, readFlag, unreadable } from './read-value.ts';
import type { AvailabilityCell } from './row-fields.ts';

/** `offered`: for sale without a status, by a flag or a quantity. */
type State = StockStatus | 'offered' | 'unavailable' | 'hidden';

const { status, inStock, condition } = vehicleFields;

const choices: Readonly<Record<Exclude<State, 'offered'>, string>> = {
  ...status.choices,
  'in-stock': `${status.choices['in-stock']}, ${inStock.words.true}`,
  unavailable: inStock.words.false,
  hidden:
    'hide, draft, archive, archived, private, unpublished, not published, not visible, not public, not for web, not on web, off web, do not list, do not advertise, do not show, do not sell, not for sale, deleted, removed, trash',
};

const phrases = { choices };

/** Of several states the first in this order wins. */
const order: readonly State[] = [
  'hidden',
  'sold',
  'sale-pending',
  'on-hold',
  'coming',
  'unavailable',
  'in-stock',
  'offered',
];

interface Availability extends Pick<Vehicle, 'status' | 'inStock'> {
  readonly isHidden: boolean;
  readonly doubts: readonly string[];
  readonly notes: readonly string[];
}

/** A row without such a cell is for sale. */
export function availabilityOf(cells: readonly AvailabilityCell[]): Availability {
  const read = cells.map((cell): ReadCell => ({ ...cell, state: stateOf(cell) }));
  const isOnHand = read.some(({ sense, state }) => sense === 'quantity' && state === 'offered');
  const counting = read.filter(
    ({ sense, state }) =>
      state !== undefined && !(isOnHand && sense === 'quantity' && state === 'unavailable'),
  );
  const unread = counting.filter(({ state }) => state === unreadable);
  const states = order.filter((state) => counting.some((cell) => cell.state === state));
  const [state = 'offered'] = states;
  const yes = counting.find((cell) => isSale(cell.state));
  const no = counting.find((cell) => cell.state === state && !isSale(state));
  return {
    ...(isStatus(state) && !(isSale(state) && unread.length > 0) && { status: state }),
    inStock: isSale(state) && unread.length === 0,
    isHidden: state === 'hidden',
    doubts: unread.map(
      ({ heading, text }) =>
        `${heading} ${quoted(text)} can't be read; the cart is not for sale until it can`,
    ),
    notes: yes && no ? [`${named(yes)} and ${named(no)} disagree; the cart is not for sale`] : [],
  };
}

interface ReadCell extends AvailabilityCell {
  readonly state: Read<State>;
}

function isSale(state: Read<State>): boolean {
  return state === 'in-stock' || state === 'offered';
}

function isStatus(state: State): state is StockStatus {
  return state in status.choices;
}

function named({ heading, text }: AvailabilityCell): string {
  return `${heading} ${quoted(text)}`;
}

export function deniesSale(text: string): boolean {
  const state = wordsState(text);
  return state !== undefined && state !== unreadable && !isSale(state);
}

export function isAvailabilityWord(text: string): boolean {
  return typeof wordsState(text) === 'string';
}

export function stateOf({ sense, isPublication, field, text }: AvailabilityCell): Read<State> {
  const number = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  const flag = number === undefined ? readFlag(text) : number > 0;
  const words = wordsState(text);
  const hasStatus = field === 'status' || sense === 'sold';
  const state = words === 'in-stock' && !hasStatus ? 'offered' : words;
  if (flag === undefined && state === undefined) return undefined;
  if (sense === 'sold') {
    const isMarked = flag === true || isDate(text);
    return isMarked ? 'sold' : flag === false ? undefined : state;
  }
  if (sense === 'hold') {
    return flag === false || state === undefined
      ? undefined
      : state === unreadable || isSale(state)
        ? 'on-hold'
        : state;
  }
  if (typeof flag !== 'boolean') return state;
  if (sense === 'denial') return flag ? 'hidden' : undefined;
  if (flag) return 'offered';
  return isPublication ? 'hidden' : 'unavailable';
}

function isDate(text: string): boolean {
  return /^\d{1,2}[/.-]\d{1,2}$/.test(text) || typeof readDay(text) === 'string';
}

/** A name, a date, a reason. */
const behindPhrase = /\s*[-–—,;:(/*]|\s+(?=\d)|\s+(?:for|to|by|in|on|until|till|eta)\b/gi;

/** Known phrases alone; one that denies the sale may have a name or date behind it. */
function wordsState(text: string): Read<State> {
  const values = phrasesOf(text, phrases);
  const isKnown = values.length > 0 && !values.includes(null) && !text.includes('?');
  if (isKnown) return order.find((state) => (values as readonly State[]).includes(state));
  // Some systems write new and used into their status.
  if (isBlank(text) || typeof readChoice(text, condition) === 'string') return undefined;
  for (const { index } of text.slice(0, 200).matchAll(behindPhrase)) {
    const state = readChoice(text.slice(0, index), phrases);
    if (typeof state === 'string' && !isSale(state)) return state;
  }
  return unreadable;
}

export function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;
}
