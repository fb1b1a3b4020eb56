import { cleanLine } from '../text/clean-text.ts';
import { business, showrooms } from './business/identity.ts';
import { phoneHours, serviceHours, showroomHours, storageHours } from './business/opening-hours.ts';
import type { Hours } from './hours.ts';
import { type Reading, readHours, writeHours } from './read-hours.ts';
import type { Phone } from './showroom.ts';

/**
 * Hours and phones set by the staff (spec S1.16). An override replaces the value itself, so texts
 * with hours or phones are made on demand, never on load (docs/decisions/0071).
 */
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

export interface Changeable {
  readonly kind: 'hours' | 'phone';
  /** `"showroom"`, `"scranton"`. */
  readonly id: string;
  readonly name: string;
  readonly builtIn: string;
  /** Typed text to {@link Override.value}. */
  read(text: string): Reading<string>;
  /** `undefined` or unreadable: the value of `business/`. */
  put(value: string | undefined): void;
}

interface Slot<Value> {
  get(): Value;
  put(value: Value): void;
  read(text: string): Reading<Value>;
  write(value: Value): string;
}

function changeable<Value>(kind: Changeable['kind'], id: string, slot: Slot<Value>): Changeable {
  const builtIn = slot.get();
  return {
    ...{ kind, id, name: `${kind} ${id}`, builtIn: slot.write(builtIn) },
    read(text) {
      const reading = slot.read(text);
      return reading.ok ? { ok: true, value: slot.write(reading.value) } : reading;
    },
    put(value) {
      const reading = value === undefined ? undefined : slot.read(value);
      slot.put(reading?.ok ? reading.value : builtIn);
    },
  };
}

function changeableHours(id: string, hours: Hours): Changeable {
  return changeable('hours', id, {
    get: () => hours.spans,
    put: (spans) => Object.assign(hours, { spans }),
    read: readHours,
    write: writeHours,
  });
}

function changeablePhone(id: string, line: { readonly phone: Phone }): Changeable {
  return changeable('phone', id, {
    get: () => line.phone,
    put: (phone) => Object.assign(line, { phone }),
    read: readPhone,
    write: ({ shown }) => shown,
  });
}

export const changeables: readonly Changeable[] = [
  changeableHours('showroom', showroomHours),
  changeableHours('service', serviceHours),
  changeableHours('phone', phoneHours),
  changeableHours('storage', storageHours),
  changeablePhone('main', business),
  ...showrooms.map((showroom) => changeablePhone(showroom.id, showroom)),
];

/** All others return to the values of `business/`. */
export function applyOverrides(overrides: readonly Override[]): void {
  for (const { name, put } of changeables) {
    put(overrides.find((override) => override.name === name)?.value);
  }
}

const tollFree = /^8(?:00|33|44|55|66|77|88)$/;

/** Ten digits parted in any way, in one form (spec S1.16). */
export function readPhone(text: string): Reading<Phone> {
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
