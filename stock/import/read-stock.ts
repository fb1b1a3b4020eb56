import { showrooms } from '../../domain/dealer/business/identity.ts';
import { newYorkTime } from '../../domain/new-york-time.ts';
import { findShowroom, isPlaceInWords } from '../../domain/places/showrooms.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { exampleStockNumber } from './field-guide.ts';
import { findRows, jsonRows } from './file/json-rows.ts';
import { openStockFile, type SheetChoice, type StockFile } from './file/stock-file.ts';
import { StockFileError } from './file/stock-file-error.ts';
import { type Mapping, MappingError, pathsIn } from './mapping/mapping.ts';
import { placeColumns } from './mapping/place-columns.ts';
import { profilesOf } from './mapping/profile.ts';
import { RowReader } from './mapping/row-reader.ts';
import { follow } from './mapping/source-value.ts';
import { maxProfiled } from './mapping/suggest-mapping.ts';
import { quoted } from './row/availability.ts';
import { FieldReader } from './row/field-reader.ts';
import { identify, identitiesOf, type PendingRow, withPictures } from './row/identify.ts';
import { cartName, namesCart, type ReadVehicle, readVehicle } from './row/read-vehicle.ts';
import type { ColumnUse, NamedRow, RawRow, RowFields, RowPlace } from './row/row-fields.ts';
import { fieldOfHeader } from './row/stock-field.ts';

const maxRows = 50_000;

interface Note extends NamedRow {
  readonly text: string;
}

export interface Rejection extends NamedRow {
  readonly reasons: readonly string[];
  /** The carts of these ids are not taken for sold. */
  readonly ids: readonly string[];
  /** Possibly totals, or a heading. */
  readonly isKeyless?: boolean;
  readonly isRepeat?: boolean;
}

interface Doubts {
  readonly unread: readonly string[];
  readonly contradiction?: string | undefined;
}

type Cart = PendingRow & Omit<Extract<ReadVehicle, { ok: true }>, 'ok'>;

interface CartRow extends Cart {
  readonly kind: 'cart';
  /** As written. */
  readonly saleCells: string;
}

interface RefusedRow extends Omit<Rejection, 'isRepeat'> {
  readonly kind: 'refused';
  /** Of a row with pictures alone, for an earlier cart. */
  readonly images: readonly string[];
}

type RowResult = (CartRow | RefusedRow | (NamedRow & { readonly kind: 'example' })) & {
  readonly keys: readonly string[];
  readonly parent: string | undefined;
};

export interface StockReading {
  readonly rows: number;
  readonly vehicles: readonly Vehicle[];
  readonly places: ReadonlyMap<string, RowPlace>;
  /** As written, by id. */
  readonly saleCells: ReadonlyMap<string, string>;
  readonly rejected: readonly Rejection[];
  readonly hidden: readonly NamedRow[];
  readonly notes: readonly Note[];
  readonly doubts: ReadonlyMap<string, Doubts>;
  readonly remarks: readonly string[];
  /** Rare locations that name no showroom; only carts that had them before keep them. */
  readonly askedPlaces: readonly string[];
  /** By key; to be answered before anything is applied. */
  readonly questions: ReadonlyMap<string, string>;
  readonly columns: readonly ColumnUse[];
  /** By use; empty with a mapping. */
  readonly headings: Readonly<Record<string, string>>;
  readonly unread: readonly string[];
}

interface ReadOptions {
  readonly sheets?: readonly string[];
  readonly onRow?: (rows: number) => void;
  readonly now?: Date;
}

/** @throws {StockFileError} or, when the mapping doesn't fit, {MappingError} */
export async function readStock(
  file: string,
  mapping?: Mapping,
  { sheets = [], onRow = () => {}, now = new Date() }: ReadOptions = {},
): Promise<StockReading> {
  const opened = await openStockFile(file);
  const start: object[] = [];
  for await (const { entries } of rowsOf(opened, mapping, { sheets })) {
    if (start.push(Object.fromEntries(entries)) === maxProfiled) break;
  }
  const reader = new RowReader(placeColumns(profilesOf(start)), start.length, mapping);
  const fileRemarks: string[] = [];
  const onRemark = (remark: string) => fileRemarks.push(remark);
  const today = newYorkTime(now).date;
  const results: RowResult[] = [];
  for await (const row of rowsOf(opened, mapping, { sheets, onRemark })) {
    onRow(results.push(rowResult(row, reader.read(row), today)));
    if (results.length > maxRows) throw new StockFileError(`More than ${maxRows} rows`);
  }
  if (results.length > 0) reader.check();
  const { remarks, ...rows } = groupRows(results);
  return {
    ...rows,
    questions: new Map(
      reader.words.map(({ heading, text, question }) => [`${heading} ${text}`, question]),
    ),
    columns: reader.columns(),
    headings: reader.headings(),
    unread: reader.unread(),
    remarks: [...fileRemarks, ...remarks],
  };
}

async function* rowsOf(
  file: StockFile,
  mapping: Mapping | undefined,
  how: SheetChoice,
): AsyncGenerator<RawRow> {
  if (file.kind === 'json') {
    const { document } = file;
    yield* jsonRows(mapping?.rows === undefined ? findRows(document) : at(document, mapping.rows));
  } else if (mapping?.rows !== undefined) {
    throw new MappingError('“rows” is for JSON; a spreadsheet has its rows below its headings');
  } else {
    yield* file.rows(headingTest(mapping), how);
  }
}

function headingTest(mapping: Mapping | undefined): (cell: string) => boolean {
  if (mapping === undefined) return (cell) => fieldOfHeader(cell) !== undefined;
  const paths = new Set(mapping.sources.flatMap(pathsIn));
  return (cell) => cell.trim() !== '' && paths.has(cell.trim());
}

function at(document: unknown, path: string): readonly unknown[] {
  const rows = follow(document, path);
  if (!Array.isArray(rows)) throw new MappingError(`The file has no list of rows at “${path}”`);
  return rows;
}

function rowResult(row: RawRow, fields: RowFields, today: string): RowResult {
  const { number, sheet, fault } = row;
  const { stockNumber, parent } = fields.text;
  const keys = identitiesOf(fields, undefined).map(({ id }) => id);
  const named = { row: number, ...(sheet !== undefined && { sheet }), stockNumber, keys, parent };
  if (stockNumber === exampleStockNumber) return { ...named, kind: 'example' };
  const read = readVehicle(fields, today);
  if (fault === undefined && read.ok) {
    const { ok: _, ...cart } = read;
    return { ...named, ...cart, kind: 'cart', saleCells: saleCellsOf(fields) };
  }
  return {
    ...named,
    kind: 'refused',
    reasons: fault === undefined && !read.ok ? read.reasons : [fault ?? ''],
    ids: identitiesOf(fields, cartName(fields)).map(({ id }) => id),
    isKeyless: !namesCart(fields) || row.entries.filter(isFilled).length === 1,
    images: fault === undefined && hasKeysAlone(fields) ? new FieldReader(fields).images() : [],
  };
}

function hasKeysAlone({ text, specifications }: RowFields): boolean {
  const others = Object.keys(text).filter((name) => !['id', 'stockNumber', 'vin'].includes(name));
  return others.length + Object.keys(specifications).length === 0;
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

/** A row with pictures alone belongs to an earlier cart; variations replace their parent. */
function groupRows(
  results: readonly RowResult[],
): Omit<StockReading, 'questions' | 'columns' | 'headings' | 'unread'> {
  const byKey = new Map<string, CartRow>();
  const pictures = new Map<CartRow, readonly string[]>();
  const refused: RefusedRow[] = [];
  for (const row of results) {
    if (row.kind === 'cart') for (const key of row.keys) byKey.set(key, row);
    if (row.kind !== 'refused') continue;
    const earlier = row.keys.map((key) => byKey.get(key)).find((one) => one !== undefined);
    if (earlier === undefined || row.images.length === 0) refused.push(row);
    else pictures.set(earlier, [...(pictures.get(earlier) ?? []), ...row.images]);
  }
  const carts = results.filter((row) => row.kind === 'cart');
  const shown = carts.filter(({ isHidden }) => !isHidden);
  const parents = new Set(results.map(({ parent }) => parent));
  const isParent = ({ stockNumber }: NamedRow) =>
    stockNumber !== undefined && parents.has(stockNumber);
  const { rows, vehicles, duplicates } = identify(
    shown.filter((row) => !isParent(row)).map((row) => withPictures(row, pictures.get(row))),
  );
  const repeats = [
    ...duplicates,
    ...shown
      .filter(isParent)
      .map((row) => ({ row, reason: 'its variations have rows of their own', isRepeat: true })),
  ].map(({ row, reason, isRepeat }) => ({
    ...nameOfRow(row),
    reasons: [reason],
    ids: [row.identity.id],
    isRepeat,
  }));
  const sheets = [...new Set(results.map(({ sheet }) => sheet))];
  const entries = [...rows];
  return {
    rows: results.length,
    vehicles,
    ...placesOf(vehicles),
    places: new Map(entries.map(([id, { row, sheet }]) => [id, { row, sheet }])),
    saleCells: new Map(
      entries.flatMap(([id, { saleCells }]) => (saleCells === '' ? [] : [[id, saleCells]])),
    ),
    rejected: [...refused, ...repeats].sort(
      (a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || a.row - b.row,
    ),
    hidden: carts.filter(({ isHidden }) => isHidden).map(nameOfRow),
    notes: results.flatMap(notesOf),
    doubts: new Map(
      entries.flatMap(([id, { doubts: unread, contradiction }]) =>
        unread.length === 0 && contradiction === undefined ? [] : [[id, { unread, contradiction }]],
      ),
    ),
  };
}

function nameOfRow({ row, sheet, stockNumber }: NamedRow): NamedRow {
  return { row, ...(sheet !== undefined && { sheet }), stockNumber };
}

function notesOf(row: RowResult): readonly Note[] {
  const texts =
    row.kind === 'example'
      ? ['is the example of the starter spreadsheet; passed over']
      : row.kind === 'cart'
        ? [...row.notes, ...row.doubts]
        : [];
  return texts.map((text) => ({ ...nameOfRow(row), text }));
}

function placesOf(vehicles: readonly Vehicle[]) {
  const located = vehicles.flatMap(({ location }) => location ?? []);
  const others = located.filter((location) => findShowroom(location) === undefined);
  const isUsual = 2 * others.length > located.length;
  const asked = [...new Set(others)].filter((one) => !isUsual || !isPlaceInWords(one));
  const names = showrooms.map(({ city }) => city).join(', ');
  return {
    askedPlaces: asked,
    remarks: asked.map(
      (one) =>
        `Location ${quoted(one)} is none of our showrooms (${names}) and is not shown: which is it?`,
    ),
  };
}
