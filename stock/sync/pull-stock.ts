import { createHash } from 'node:crypto';
import type { StockRoom } from '../../domain/catalogue/catalogue.ts';
import type { StockSync } from '../../domain/catalogue/stock-sync.ts';
import { StockFileError } from '../import/file/stock-file-error.ts';
import { type Mapping, MappingError } from '../import/mapping/mapping.ts';
import { type ImportPlan, planImport } from '../import/plan/import-plan.ts';
import { plural, rejectionLines } from '../import/plan/import-report.ts';
import { shrinkingOf } from '../import/plan/shrinking.ts';
import { readStock, type StockReading } from '../import/read-stock.ts';
import { checkPhotos, makePhotos } from '../photos/import-photos.ts';
import { openPhotoSets, photosOf } from '../photos/photo-sets.ts';
import type { PictureFault } from '../photos/replace-pictures.ts';
import { type FoundFile, sourceName } from './stock-source.ts';

export interface PullOptions {
  readonly catalogue: StockRoom;
  readonly sync: StockSync;
  /** Finds the dealer's file; see `findFile`. */
  readonly find: () => Promise<FoundFile>;
  /** STOCK_FROM. */
  readonly from: string;
  /** @throws {MappingError} when it can't be read */
  readonly readMapping: () => Promise<Mapping | undefined>;
  readonly dataDir: string;
  /** Folder of the dealer's photographs. */
  readonly photosFrom: string;
  /** Whether many carts may leave the site at once. */
  readonly really: boolean;
  readonly now: Date;
}

/** What came of reading the dealer's file. */
export type Pulled =
  | {
      readonly kind: 'problem';
      /** Lines for the staff: what is wrong, and where. */
      readonly problem: string;
      /** Whether the staff have not been told of it since the file was last good. */
      readonly isNew: boolean;
    }
  | { readonly kind: 'unchanged'; readonly leftOut: readonly PictureFault[] }
  | {
      readonly kind: 'changed';
      readonly plan: ImportPlan;
      readonly leftOut: readonly PictureFault[];
    };

/** Why the file changes nothing; for the staff. */
class FileProblem extends Error {}

/**
 * Brings the stock in step with the dealer's file, whole or not at all. A file that can't be had or
 * read, has a bad row or no row, or would take many carts off the site, changes nothing. Photographs
 * that can't be used are left out, as in an import.
 * @throws {StoreFailure} when the store does not answer
 */
export async function pullStock(options: PullOptions): Promise<Pulled> {
  try {
    return await pull(options);
  } catch (error) {
    const isProblem = [FileProblem, StockFileError, MappingError].some((k) => error instanceof k);
    if (!isProblem) throw error;
    return await noteProblem((error as Error).message, options);
  }
}

async function pull(options: PullOptions): Promise<Pulled> {
  const { catalogue, sync, dataDir, photosFrom, now, from } = options;
  const found = await options.find();
  if (!found.ok) throw new FileProblem(found.reason);
  const read = await readNamed(found.file, options);
  const checked = await checkPhotos(read, photosFrom, () => {});
  refuseUnusable(checked.reading);
  refuseShrinking(await planOn(checked.reading, options), options);
  const sets = openPhotoSets(dataDir);
  const made = await makePhotos(checked, photosFrom, sets, () => {});
  refuseUnusable(made.reading);
  const leftOut = [...checked.leftOut, ...made.leftOut];
  for (;;) {
    const planned = await planOn(made.reading, options);
    refuseShrinking(planned, options);
    const { plan, stock, plannedOn } = planned;
    const { put, withdraw } = plan.change;
    await sets.markUsed(photosOf([...stock, ...put]), now);
    const isChange = put.length + withdraw.length > 0;
    const source = `inventory sync, ${sourceName(from)}`;
    const how = { plannedOn, source, origin: 'followed' as const };
    if (isChange && (await catalogue.apply(plan.change, now.toISOString(), how)) === 'conflict') {
      continue;
    }
    await sync.writeNotes({ read: { at: now.toISOString(), from: sourceName(from) }, told: [] });
    return isChange ? { kind: 'changed', plan, leftOut } : { kind: 'unchanged', leftOut };
  }
}

/** Reads the file; a message names it the way the staff know it. */
async function readNamed(file: string, { from, readMapping }: PullOptions): Promise<StockReading> {
  try {
    return await readStock(file, await readMapping());
  } catch (error) {
    if (!(error instanceof StockFileError)) throw error;
    throw new FileProblem(error.message.replace(file, sourceName(from)));
  }
}

function refuseUnusable(reading: StockReading): void {
  const { rows, rejected, vehicles } = reading;
  if (rows === 0) throw new FileProblem('The file has no rows; the stock is not emptied');
  if (rejected.length > 0) {
    const count = `${plural(rejected.length, 'row')} can't be used`;
    throw new FileProblem(`${rejectionLines(reading)}${count}`);
  }
  if (vehicles.length === 0) throw new FileProblem('No row of the file can be used');
}

async function planOn(reading: StockReading, { catalogue }: PullOptions) {
  const plannedOn = await catalogue.version();
  const stock = await catalogue.list();
  return { plan: planImport(stock, reading), stock, plannedOn };
}

function refuseShrinking(
  { plan, stock }: Awaited<ReturnType<typeof planOn>>,
  { really }: PullOptions,
): void {
  const { leaving, inStock, isDrastic } = shrinkingOf(stock, plan);
  if (!isDrastic || really) return;
  throw new FileProblem(
    `${leaving} of the ${inStock} carts in stock would leave the site. If that is right, run: dealer inventory sync --once --really`,
  );
}

/** Remembers what was reported to the staff, so that it is reported once. */
async function noteProblem(problem: string, { sync }: PullOptions): Promise<Pulled> {
  const notes = await sync.readNotes();
  const hash = createHash('sha256').update(problem).digest('base64url').slice(0, 12);
  const isNew = !notes.told.includes(hash);
  if (isNew) await sync.writeNotes({ ...notes, told: [...notes.told.slice(1 - mostTold), hash] });
  return { kind: 'problem', problem, isNew };
}

/** Problems remembered; a server that words each failure anew makes no endless list. */
const mostTold = 100;
