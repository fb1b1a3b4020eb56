import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { cellLimits } from './field-reader.ts';
import { isBlank, readVin, readYear } from './read-value.ts';
import { type NamedRow, placeInWords, type RowFields } from './row-fields.ts';

/** A Google product `id`'s maximum too. */
export const maxIdLength = 50;

/** May be empty. 200 characters count: a long text would take quadratic time. */
function slug(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+._]+/g, '-')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
}

export interface Identity {
  readonly id: string;
  readonly from: 'id' | 'stock number' | 'VIN' | 'serial number' | 'name';
}

/** Best first. `name`: the vehicle's later name. */
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
    .filter(([, cell = '']) => !isBlank(cell))
    .map(([from, cell = '']) => ({ from, id: slug(cell) }))
    .filter(({ id }) => id !== '');
}

function withCounter(id: string, number: number): string {
  return number === 1 ? id : `${id}-${number}`;
}

/** `"nomad-xl-2"` → `"nomad-xl"`. */
export function withoutCounter(id: string): string {
  return id.replace(/-\d{1,5}$/, '');
}

export type Unidentified = Omit<Vehicle, 'id'>;

export interface PendingRow extends NamedRow {
  readonly vehicle: Unidentified;
  readonly identity: Identity;
}

export function withPictures<Row extends PendingRow>(
  row: Row,
  images: readonly string[] = [],
): Row {
  const all = [...new Set([...row.vehicle.images, ...images])];
  return { ...row, vehicle: { ...row.vehicle, images: all.slice(0, cellLimits.images) } };
}

function isSameButPictures(one: Unidentified, other: Unidentified): boolean {
  return JSON.stringify({ ...one, images: [] }) === JSON.stringify({ ...other, images: [] });
}

/** Counters follow the content, so that sorting the file changes no id. */
export function identify<Row extends PendingRow>(rows: readonly Row[]) {
  const byId = new Map<string, Row>();
  const byVin = new Map<string, Row>();
  const named: Row[] = [];
  const duplicates: { row: Row; reason: string; isRepeat: boolean }[] = [];
  const pictures = new Map<PendingRow, readonly string[]>();
  for (const row of rows) {
    const { identity, vehicle } = row;
    const sameVin = vehicle.vin === undefined ? undefined : byVin.get(vehicle.vin);
    const sameId = identity.from === 'name' ? undefined : byId.get(identity.id);
    const same = sameId ?? sameVin;
    if (same !== undefined) {
      const what = sameId === undefined ? 'VIN' : identity.from;
      const reason = `it has the same ${what} as ${placeInWords(same)}`;
      const isRepeat = isSameButPictures(vehicle, same.vehicle);
      if (isRepeat) pictures.set(same, [...(pictures.get(same) ?? []), ...vehicle.images]);
      duplicates.push({ row, reason, isRepeat });
    } else {
      if (vehicle.vin !== undefined) byVin.set(vehicle.vin, row);
      if (identity.from !== 'name') byId.set(identity.id, row);
      else named.push(row);
    }
  }
  for (const [id, group] of Map.groupBy(named, ({ identity }) => identity.id)) {
    let number = 0;
    for (const row of inContentOrder(group)) {
      do number += 1;
      while (byId.has(withCounter(id, number)));
      byId.set(withCounter(id, number), row);
    }
  }
  const idByRow = new Map([...byId].map(([id, row]) => [row, id]));
  const vehicles = rows.flatMap((row): readonly Vehicle[] => {
    const id = idByRow.get(row);
    return id === undefined ? [] : [{ id, ...withPictures(row, pictures.get(row)).vehicle }];
  });
  return { vehicles, rows: byId, duplicates };
}

/** Colors, place and miles before price and text. */
function inContentOrder<Row extends PendingRow>(group: readonly Row[]): readonly Row[] {
  if (group.length === 1) return group;
  return group
    .map((row) => {
      const { brand, exteriorColor, interiorColor, condition, location, mileage } = row.vehicle;
      const lasting = [brand, exteriorColor, interiorColor, condition, location, mileage];
      return { row, order: JSON.stringify([lasting, row.vehicle]) };
    })
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ row }) => row);
}
