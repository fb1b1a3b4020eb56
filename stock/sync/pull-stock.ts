import { createHash } from 'node:crypto';
import type { AppliedChange, StockRoom } from '../../domain/catalogue/catalogue.ts';
import type { StockQuestion, StockSync } from '../../domain/catalogue/stock-sync.ts';
import { cartInWords } from '../../domain/catalogue/vehicle-key.ts';
import { isOutage } from '../../domain/store-failure.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { capitalized } from '../../domain/text/wording.ts';
import { failureText } from '../../observability/failure-text.ts';
import { StockFileError } from '../import/file/stock-file-error.ts';
import type { Mapping } from '../import/mapping/mapping.ts';
import { type ImportPlan, planImport } from '../import/plan/import-plan.ts';
import { leftLines, noteLines, summaryLine } from '../import/plan/import-report.ts';
import { refusalOf, shrinkingOf } from '../import/plan/refusal.ts';
import { readStock, type StockReading } from '../import/read-stock.ts';
import { checkPhotos, makePhotos } from '../photos/import-photos.ts';
import { openPhotoSets, photosOf } from '../photos/photo-sets.ts';
import { faultLines, folderLines } from '../photos/picture-lines.ts';
import { type NotedFailure, type NotedReading, noteFailure, noteReading } from './note-reading.ts';
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
  /** STOCK_SHEETS. */
  readonly sheets?: readonly string[];
  readonly dataDir: string;
  /** Folder of the dealer's photographs. */
  readonly photosFrom: string;
  /** Whether many carts may leave the site at once, and prices be unlikely. */
  readonly really: boolean;
  /** The question that somebody says yes to, and who. */
  readonly yes?: { readonly key: string; readonly by: string };
  readonly now: Date;
}

/** What came of reading the dealer's file. */
export type Pulled =
  | ({
      readonly kind: 'failed';
      /** What a yes would apply. */
      readonly question?: StockQuestion;
    } & NotedFailure)
  | ({
      readonly kind: 'read';
      readonly plan: ImportPlan;
      /** Absent where the stock is as it was before. */
      readonly change?: AppliedChange;
      /** Lines about what of the file was not applied, or understood in another way than written. */
      readonly leftOut: string;
    } & NotedReading);

/** Why the file changes nothing; for the staff. */
class FileProblem extends Error {
  readonly question: StockQuestion | undefined;

  constructor(message: string, question?: StockQuestion) {
    super(message);
    this.question = question;
  }
}

/**
 * Brings the stock in step with the dealer's file. A file that can't be had or read, has too many
 * unusable rows, or would take many carts off the site, changes nothing, and whatever else fails but
 * the store is noted like that. A row or photograph that can't be used is left out, a price that is
 * unlikely waits.
 * @throws {StoreFailure} when the store does not answer
 */
export async function pullStock(options: PullOptions): Promise<Pulled> {
  try {
    return await pull(options);
  } catch (error) {
    if (isOutage(error)) throw error;
    const question = error instanceof FileProblem ? error.question : undefined;
    const noted = await noteFailure(failureText(error), options.sync, options.now, question);
    return { kind: 'failed', question, ...noted };
  }
}

async function pull(options: PullOptions): Promise<Pulled> {
  const { catalogue, dataDir, photosFrom, now, from, yes } = options;
  const source = await options.find();
  if (!source.ok) throw new FileProblem(source.reason);
  const reading = await readNamed(source.file, options);
  const fileKey = keyOf(reading);
  const checked = await checkPhotos(reading, photosFrom, () => {});
  await planOrRefuse(checked.reading, fileKey, options);
  const sets = openPhotoSets(dataDir);
  const result = await makePhotos(checked, photosFrom, sets, () => {});
  const photos = [...checked.leftOut, ...result.leftOut];
  const { unmatched } = checked;
  for (;;) {
    const { plan, stock, plannedOn } = await planOrRefuse(result.reading, fileKey, options);
    const { put, withdraw } = plan.change;
    await sets.markUsed(photosOf([...stock, ...put]), now);
    const isChange = put.length + withdraw.length > 0;
    const how = `inventory sync, ${sourceName(from)}${yes === undefined ? '' : ', after a yes by mail'}`;
    const details = { plannedOn, source: how, by: yes?.by, origin: 'followed' } as const;
    const change = isChange
      ? await catalogue.apply(plan.change, now.toISOString(), details)
      : undefined;
    if (change === 'conflict') continue;
    const others = [
      ...photos.map(({ picture, reason }) => `${picture} ${reason}`),
      ...unmatched,
      ...reading.notes.map(({ text }) => text),
    ];
    const noted = await note(plan, others, fileKey, reading.saleCells, options);
    const about = [leftLines(plan, result.reading), faultLines(photos), folderLines(unmatched)];
    const leftOut = [...about, noteLines(reading)].join('');
    return { kind: 'read', plan, change, leftOut, ...noted };
  }
}

/** Reads the file; a message names it the way the staff know it. */
async function readNamed(
  file: string,
  { from, readMapping, sheets }: PullOptions,
): Promise<StockReading> {
  try {
    return await readStock(file, await readMapping(), { sheets });
  } catch (error) {
    if (!(error instanceof StockFileError)) throw error;
    throw new FileProblem(capitalized(error.message.replace(file, sourceName(from))));
  }
}

/** Names exactly what a file says. */
function keyOf({ vehicles }: StockReading): string {
  const hash = createHash('sha256').update(JSON.stringify(vehicles));
  return `file ${hash.digest('base64url')}`;
}

async function planOrRefuse(reading: StockReading, fileKey: string, options: PullOptions) {
  const { catalogue, sync, yes, now } = options;
  const really = options.really || yes?.key === fileKey;
  const plannedOn = await catalogue.version();
  const stock = await catalogue.list();
  const { read, saleCells } = await sync.readNotes();
  const isConfirmed = (key: string) => really || yes?.key === key;
  const plan = planImport(stock, reading, { isConfirmed, saleCellsBefore: saleCells });
  const refusal = refusalOf(reading, stock, plan, { really });
  if (refusal === undefined) return { plan, stock, plannedOn };
  const { reason, isConfirmable } = refusal;
  const hint = isConfirmable ? ' If that is right, run: dealer inventory sync --once --really' : '';
  const text = `${summaryLine(plan)}. ${reason}`;
  const yesWords =
    read === undefined
      ? 'Yes, replace the sample stock'
      : `Yes, take these ${shrinkingOf(stock, plan).leaving} off`;
  const askedAt = now.toISOString();
  const question = { key: fileKey, kind: 'file', text, askedAt, yes: yesWords } as const;
  throw new FileProblem(
    `${leftLines(plan, reading)}${reason}${hint}`,
    isConfirmable ? question : undefined,
  );
}

/** Notes the reading and what there is to say of it, one by one. */
function note(
  plan: ImportPlan,
  others: readonly string[],
  fileKey: string,
  saleCells: StockReading['saleCells'],
  { from, sync, yes, now }: PullOptions,
): Promise<NotedReading> {
  const askedAt = now.toISOString();
  const rows = plan.unusable.map(({ stockNumber, row, reasons }) =>
    [stockNumber ?? row, ...reasons].join(' '),
  );
  const questions = plan.waiting.map(({ key, vehicle, reason }) => {
    const text = `${cartInWords(vehicle)}: ${cleanLine(reason)}`;
    return { key, kind: 'price', text, askedAt, yes: 'Yes, this price is right' } as const;
  });
  const isAnswer = yes !== undefined && [fileKey, ...plan.confirmed].includes(yes.key);
  const reading = {
    from: sourceName(from),
    leftOut: [...rows, ...plan.waiting.map(({ key }) => key), ...others],
    questions,
    saleCells,
    ...(isAnswer && { answer: { ...yes, at: askedAt } }),
  };
  return noteReading(reading, sync, now);
}
