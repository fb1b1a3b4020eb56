import { business, showrooms } from '../business/identity.ts';
import {
  phoneHours,
  serviceHours,
  showroomHours,
  storageHours,
} from '../business/opening-hours.ts';
import type { Phone } from '../dealership/showroom.ts';
import type { Hours } from '../hours.ts';
import { type Reading, readHours, writeHours } from './read-hours.ts';
import { readPhone } from './read-phone.ts';

/**
 * Hours and phone numbers that the staff have set in place of those in `business/` (spec S1.16). A
 * process serves one dealer, so what is set takes the place of the value itself, and `business`,
 * `showrooms` and the hours are the dealer as it is now. Whatever says one of them in words is therefore
 * worked out when it is asked for, never when its module is loaded (docs/decisions/0071).
 */
export interface Override {
  /** Of a {@link Changeable}: `"hours showroom"`, `"phone scranton"`. */
  readonly name: string;
  /** As its `read` takes it. */
  readonly value: string;
}

/** The staff's overrides; `store` implements it. */
export interface Overrides {
  /** In the order of their names. */
  list(): Promise<readonly Override[]>;
  set(override: Override): Promise<void>;
  /** Resolves once the value is the one of `business/` again. */
  remove(name: string): Promise<void>;
}

/** A value that the staff may set. */
export interface Changeable {
  readonly kind: 'hours' | 'phone';
  /** Among those of its kind: `"showroom"`, `"scranton"`. */
  readonly id: string;
  /** Of its override: both together. */
  readonly name: string;
  /** The value of `business/`, as {@link Override.value}. */
  readonly builtIn: string;
  /** A typed text as {@link Override.value}. */
  read(text: string): Reading<string>;
  /** Puts this value in its place; without one, or one that can't be read, that of `business/`. */
  put(value: string | undefined): void;
}

/** Where a value stands, and its form as text. */
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

/** All that the staff may set. */
export const changeables: readonly Changeable[] = [
  changeableHours('showroom', showroomHours),
  changeableHours('service', serviceHours),
  changeableHours('phone', phoneHours),
  changeableHours('storage', storageHours),
  changeablePhone('main', business),
  ...showrooms.map((showroom) => changeablePhone(showroom.id, showroom)),
];

/** Makes the dealer what these overrides say, and in all else what `business/` does. */
export function applyOverrides(overrides: readonly Override[]): void {
  for (const { name, put } of changeables) {
    put(overrides.find((override) => override.name === name)?.value);
  }
}
