import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { identify, identitiesOf, type PendingRow, withPictures } from './row/identify.ts';
import { nameOf, namesCart, readVehicle } from './row/read-vehicle.ts';
import type { RawRow, RowFields, RowPlace } from './row/row-fields.ts';
import { RowReading } from './row/row-reading.ts';

export const exampleStockNumber = 'EXAMPLE';

export interface NamedRow extends RowPlace {
  readonly stockNumber?: string | undefined;
}

export interface Note extends NamedRow {
  readonly text: string;
}

export interface Rejection extends NamedRow {
  readonly reasons: readonly string[];
  /** So that a bad row doesn't count as a sold cart. */
  readonly ids: readonly string[];
  /** Perhaps totals, or a heading. */
  readonly isKeyless?: boolean;
  readonly isRepeat?: boolean;
}

export interface Doubts {
  readonly unread: readonly string[];
  readonly contradiction?: string | undefined;
}

export class StockRows {
  rows = 0;
  readonly #pending: PendingRow[] = [];
  readonly #byKey = new Map<string, PendingRow>();
  readonly #saleCells = new Map<RowPlace, string>();
  readonly #doubts = new Map<RowPlace, Doubts>();
  readonly #hidden: PendingRow[] = [];
  readonly #rejected: Rejection[] = [];
  readonly #notes: Note[] = [];
  readonly #sheets: (string | undefined)[] = [];
  readonly #parents = new Set<string>();
  readonly #pictures = new Map<PendingRow, readonly string[]>();

  add(row: RawRow, fields: RowFields, today: string): void {
    this.rows += 1;
    const { number, sheet, fault } = row;
    const { stockNumber, parent } = fields.text;
    const place: RowPlace = { row: number, ...(sheet !== undefined && { sheet }) };
    const name: NamedRow = { ...place, stockNumber };
    if (!this.#sheets.includes(sheet)) this.#sheets.push(sheet);
    if (stockNumber === exampleStockNumber) {
      const text = 'is the example of the starter spreadsheet; passed over';
      this.#notes.push({ ...name, text });
      return;
    }
    if (parent !== undefined) this.#parents.add(parent);
    if (fault === undefined && this.#addPictures(fields)) return;
    const result = readVehicle(fields, today);
    if (fault !== undefined || !result.ok) {
      const reasons = fault === undefined && !result.ok ? result.reasons : [fault ?? ''];
      const isKeyless = !namesCart(fields) || row.entries.filter(isFilled).length === 1;
      this.#rejected.push({ ...name, reasons, ids: idsOf(fields), isKeyless });
      return;
    }
    const { vehicle, identity, isHidden, notes, doubts, contradiction } = result;
    const pending: PendingRow = { place, vehicle, identity };
    (isHidden ? this.#hidden : this.#pending).push(pending);
    for (const { id } of identitiesOf(fields, undefined)) this.#byKey.set(id, pending);
    this.#saleCells.set(place, saleCellsOf(fields));
    if (doubts.length > 0 || contradiction !== undefined) {
      this.#doubts.set(place, { unread: doubts, contradiction });
    }
    this.#notes.push(...[...notes, ...doubts].map((text) => ({ ...name, text })));
  }

  /** False where the row has more than pictures and a key. */
  #addPictures(fields: RowFields): boolean {
    const { text, lists, specifications } = fields;
    const { images = [] } = lists;
    const isBare =
      images.length > 0 &&
      Object.keys(specifications).length === 0 &&
      Object.keys(text).every((field) => ['id', 'stockNumber', 'vin'].includes(field));
    const earlier = isBare
      ? identitiesOf({ text }, undefined)
          .map(({ id }) => this.#byKey.get(id))
          .find((row) => row !== undefined)
      : undefined;
    if (earlier === undefined) return false;
    const before = this.#pictures.get(earlier) ?? [];
    this.#pictures.set(earlier, [...before, ...new RowReading(fields).images()]);
    return true;
  }

  reading() {
    const isParent = ({ vehicle: { stockNumber } }: PendingRow) =>
      stockNumber !== undefined && this.#parents.has(stockNumber);
    const rows = this.#pending
      .filter((row) => !isParent(row))
      .map((row) => withPictures(row, this.#pictures.get(row)));
    const { vehicles, places, duplicates } = identify(rows);
    const repeats = [
      ...duplicates,
      ...this.#pending.filter(isParent).map((row) => ({
        row,
        reason: 'its variations have rows of their own',
        isRepeat: true,
      })),
    ];
    const rejected = repeats.map(({ row, reason, isRepeat }) => ({
      ...row.place,
      stockNumber: row.vehicle.stockNumber,
      reasons: [reason],
      ids: [row.identity.id],
      isRepeat,
    }));
    const byId = [...places];
    const saleCells = byId
      .map(([id, place]) => [id, this.#saleCells.get(place) ?? ''] as const)
      .filter(([, cells]) => cells !== '');
    return {
      rows: this.rows,
      vehicles: vehicles as readonly Vehicle[],
      places,
      saleCells: new Map(saleCells),
      rejected: [...this.#rejected, ...rejected].sort(
        (a, b) => this.#sheets.indexOf(a.sheet) - this.#sheets.indexOf(b.sheet) || a.row - b.row,
      ),
      hidden: this.#hidden.map(({ place, vehicle: { stockNumber } }) => ({
        ...place,
        stockNumber,
      })),
      notes: this.#notes,
      doubts: new Map(
        byId.flatMap(([id, place]) => {
          const doubts = this.#doubts.get(place);
          return doubts === undefined ? [] : [[id, doubts] as const];
        }),
      ),
    };
  }
}

function saleCellsOf({ availability }: RowFields): string {
  const order = ['sold', 'status', 'inStock', undefined];
  return availability
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
    .map(({ text }) => text)
    .join(' ');
}

function isFilled([, value]: readonly [string, unknown]): boolean {
  return value !== undefined && value !== null && String(value).trim() !== '';
}

function idsOf(fields: Pick<RowFields, 'text'>): readonly string[] {
  return identitiesOf(fields, nameOf(fields)).map(({ id }) => id);
}
