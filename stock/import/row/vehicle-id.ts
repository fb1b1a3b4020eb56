import { isBlank, readVin, readYear } from './read-value.ts';
import type { RowFields } from './row-fields.ts';

/** Longest id; also the most a Google product `id` may have. */
export const maxIdLength = 50;

/**
 * Text as the last part of `/vehicles/{id}`: lower case, accents dropped, everything but letters,
 * digits and `+ . _ -` a hyphen, and a letter or digit at both ends. May be empty. Only the first
 * 200 characters count: no id has more, and a long one would take quadratic time.
 */
export function slug(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+._]+/g, '-')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
}

/** Where a row's id comes from. Only one made from the name can need a counter behind it. */
export interface Identity {
  readonly id: string;
  readonly from: 'id' | 'stock number' | 'VIN' | 'serial number' | 'name';
}

/**
 * What a row is known by, best first: its own id, its stock number, its VIN, its
 * serial number (carts that are not for the road have no VIN), its name and year.
 * `name` is the name the vehicle would get. Empty when nothing in the row makes an id.
 */
export function identitiesOf(
  { text }: Pick<RowFields, 'text'>,
  name: string | undefined,
): readonly Identity[] {
  const year = readYear(text.year ?? '');
  const dated = typeof year === 'number' && !name?.includes(`${year}`) ? `${name} ${year}` : name;
  const vin = readVin(text.vin ?? '');
  const candidates: readonly [Identity['from'], string | undefined][] = [
    ['id', text.id],
    ['stock number', text.stockNumber],
    ['VIN', typeof vin === 'string' ? vin : text.vin],
    ['serial number', text.serialNumber],
    // Room for a counter.
    ['name', name === undefined ? undefined : slug(dated ?? '').slice(0, maxIdLength - 6)],
  ];
  return candidates
    .filter(([, given = '']) => !isBlank(given))
    .map(([from, given = '']) => ({ from, id: slug(given) }))
    .filter(({ id }) => id !== '');
}

/**
 * The `number`th id (from 1) for a name that several carts share: `"nomad-xl"`, `"nomad-xl-2"`.
 */
export function counted(id: string, number: number): string {
  return number === 1 ? id : `${id}-${number}`;
}

/** An id without its counter, if it has one: `"nomad-xl-2"` → `"nomad-xl"`. */
export function uncounted(id: string): string {
  return id.replace(/-\d{1,5}$/, '');
}
