import { cleanLine } from '../text/clean-text.ts';
import { openingHours, phones } from './business/hours-and-phones.ts';
import { showrooms } from './business/identity.ts';
import { type ClosedDay, type Dealer, type HoursName, hoursLabels } from './dealer.ts';
import { type Parsed, readHours, writeHours } from './read-hours.ts';
import type { Phone } from './showroom.ts';

/** Hours and phones set by the staff (spec S1.16). */
export interface Override {
  /** `"hours showroom"`, `"phone scranton"`. */
  readonly name: string;
  readonly value: string;
}

export interface Overrides {
  list(): Promise<readonly Override[]>;
  set(override: Override): Promise<void>;
  remove(name: string): Promise<void>;
}

type Kind = 'hours' | 'phone';

export interface Changeable {
  readonly kind: Kind;
  /** `"showroom"`, `"scranton"`. */
  readonly id: string;
  readonly name: string;
  /** Absent: as all showrooms, or the main number. */
  readonly builtIn?: string;
}

const tollFree = /^8(?:00|33|44|55|66|77|88)$/;

/** Ten digits parted in any way, in one form (spec S1.16). */
export function readPhone(text: string): Parsed<Phone> {
  const typed = cleanLine(text);
  const [, area = '', exchange = '', line = ''] = /^[\d\s()+./-]{10,20}$/.test(typed)
    ? (/^1?([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(typed.replace(/\D/g, '')) ?? [])
    : [];
  if (area === '') {
    const problem = `“${typed.slice(0, 40)}” is not a phone number; write its ten digits, as 212-555-0123`;
    return { ok: false, problem };
  }
  const parts = tollFree.test(area) ? `1-${area}-${exchange}` : `(${area}) ${exchange}`;
  const value = { shown: `${parts}-${line}`, e164: `+1${area}${exchange}${line}` };
  return { ok: true, value };
}

/** Typed text to {@link Override.value}. */
export function readOverride(kind: Kind, text: string): Parsed<string> {
  const reading = kind === 'hours' ? readHours(text) : readPhone(text);
  if (!reading.ok) return reading;
  const { value } = reading;
  return { ok: true, value: 'shown' in value ? value.shown : writeHours(value) };
}

function changeable(kind: Kind, id: string, builtIn: Readonly<Record<string, string>>): Changeable {
  const [name, text] = [`${kind} ${id}`, builtIn[id]];
  if (text === undefined) return { kind, id, name };
  const reading = readOverride(kind, text);
  if (!reading.ok) throw new Error(`${name}: ${reading.problem}`);
  return { kind, id, name, builtIn: reading.value };
}

const physical = showrooms.filter(({ type }) => type === 'physical');
const hoursIds = [...Object.keys(hoursLabels), ...physical.map(({ id }) => id)];
const phoneIds = ['main', ...showrooms.map(({ id }) => id)];

export const changeables: readonly Changeable[] = [
  ...hoursIds.map((id) => changeable('hours', id, openingHours)),
  ...phoneIds.map((id) => changeable('phone', id, phones)),
];

/** Unreadable overrides change nothing. */
export function dealerOf(
  overrides: readonly Override[] = [],
  closedDays: readonly ClosedDay[] = [],
): Dealer {
  const spans = valuesOf('hours', openingHours, overrides, readHours);
  const numbers = valuesOf('phone', phones, overrides, readPhone);
  const hours = (id: HoursName) => ({ label: hoursLabels[id], spans: spans.get(id) ?? [] });
  const showroom = hours('showroom');
  return {
    hours: {
      showroom: {
        ...showroom,
        showrooms: physical.map(({ id, city }) => ({
          id,
          city,
          spans: spans.get(id) ?? showroom.spans,
        })),
      },
      service: hours('service'),
      phone: hours('phone'),
      storage: hours('storage'),
    },
    phone: numbers.get('main') as Phone,
    phones: Object.fromEntries(numbers),
    closedDays,
  };
}

function valuesOf<Value>(
  kind: Kind,
  builtIn: Readonly<Record<string, string>>,
  overrides: readonly Override[],
  read: (text: string) => Parsed<Value>,
): ReadonlyMap<string, Value> {
  const texts = [
    ...Object.entries(builtIn).map(([id, value]) => ({ name: `${kind} ${id}`, value })),
    ...overrides.filter(({ name }) => name.startsWith(`${kind} `)),
  ];
  return new Map(
    texts.flatMap(({ name, value }) => {
      const reading = read(value);
      return reading.ok ? [[name.slice(kind.length + 1), reading.value]] : [];
    }),
  );
}
