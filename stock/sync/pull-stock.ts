import { failureText } from '../../base/failure-text.ts';
import type { AppliedChange, StockRoom } from '../../domain/stock/catalogue.ts';
import type { StockSync } from '../../domain/stock/stock-sync.ts';
import { cartInWords } from '../../domain/stock/vehicle-key.ts';
import { isOutage } from '../../domain/store-failure.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { capitalized } from '../../domain/text/wording.ts';
import { StockFileError } from '../import/file/stock-file-error.ts';
import type { Mapping } from '../import/mapping/mapping.ts';
import type { ImportPlan } from '../import/plan/import-plan.ts';
import { leftLines, leftRows, noteLines } from '../import/plan/import-report.ts';
import { readStock, type StockReading } from '../import/read-stock.ts';
import type { ColumnUse } from '../import/row/row-fields.ts';
import { checkPhotos, makePhotos } from '../photos/import-photos.ts';
import { openPhotoSets, photosOf } from '../photos/photo-sets.ts';
import { faultLines, folderLines, foldersOfNoCart } from '../photos/replace-pictures.ts';
import {
  type NotedFailure,
  type NotedReading,
  noteFailure,
  noteReading,
  type OpenQuestions,
  shortHash,
} from './note-reading.ts';
import { FileProblem, fileKeyOf, planOrRefuse, type QuestionedReading } from './plan-reading.ts';
import { type FoundFile, sourceName } from './stock-source.ts';

export interface PullOptions {
  readonly catalogue: StockRoom;
  readonly sync: StockSync;
  readonly find: () => Promise<FoundFile>;
  readonly from: string;
  /** @throws {MappingError} when it can't be read */
  readonly readMapping: () => Promise<Mapping | undefined>;
  readonly sheets?: readonly string[];
  readonly dataDir: string;
  readonly photosFrom: string;
  /** Allows many departures at once and unlikely prices. */
  readonly really: boolean;
  readonly yes?: { readonly key: string; readonly by: string };
  readonly now: Date;
}

export interface FailedPull extends NotedFailure {
  readonly kind: 'failed';
  /** In no mail about an applied file. */
  readonly newHeadings: readonly string[];
}

export type Pulled =
  | (FailedPull & (QuestionedReading | { readonly question?: undefined }))
  | ({
      readonly kind: 'read';
      readonly plan: ImportPlan;
      readonly change?: AppliedChange;
      readonly leftOut: string;
      readonly notes: string;
      readonly columns?: readonly ColumnUse[];
    } & NotedReading);

/** Without unusable rows; notes its failures. @throws {StoreFailure} */
export async function pullStock(options: PullOptions): Promise<Pulled> {
  const { sync, now } = options;
  try {
    return await pull(options);
  } catch (error) {
    if (isOutage(error)) throw error;
    const waiting = error instanceof FileProblem ? error.waiting : undefined;
    const asked = waiting && {
      ...openQuestionsIn(waiting.plan, waiting.reading, now),
      question: waiting.question,
    };
    const noted = await noteFailure(failureText(error), sync, now, asked);
    const { reported } = await sync.readNotes();
    const newHeadings = (waiting?.reading.unread ?? []).filter(
      (heading) => !reported.includes(shortHash(unknownColumn(heading))),
    );
    const failed = { kind: 'failed', newHeadings, ...noted } as const;
    return waiting === undefined ? failed : { ...failed, ...waiting };
  }
}

async function pull(options: PullOptions): Promise<Pulled> {
  const { catalogue, dataDir, photosFrom, now, from, yes } = options;
  const source = await options.find();
  if (!source.ok) throw new FileProblem(source.reason);
  const reading = await readNamed(source.file, options);
  const fileKey = fileKeyOf(reading);
  const checked = await checkPhotos(reading, photosFrom, () => {});
  await planOrRefuse(checked.reading, fileKey, options);
  const sets = openPhotoSets(dataDir);
  const isFirst = (await options.sync.readNotes()).isFollowed !== true;
  const result = await makePhotos(checked, photosFrom, sets, () => {});
  const photos = [...checked.leftOut, ...result.leftOut];
  for (;;) {
    const { plan, stock, plannedOn } = await planOrRefuse(result.reading, fileKey, options);
    const unmatched = foldersOfNoCart(checked, stock);
    const { put, withdraw } = plan.change;
    await sets.markUsed(photosOf([...stock, ...put]), now);
    const isChange = put.length + withdraw.length > 0;
    const how = `inventory sync, ${sourceName(from)}${yes === undefined ? '' : ', after a yes by mail'}`;
    const details = { plannedOn, source: how, by: yes?.by, origin: 'followed' } as const;
    const change = isChange
      ? await catalogue.apply(plan.change, now.toISOString(), details)
      : undefined;
    if (change === 'conflict') continue;
    const { remarks, unread } = reading;
    const others = [
      ...photos.map(({ picture, reason }) => `${picture} ${reason}`),
      ...unmatched,
      ...reading.notes.map(({ text }) => text),
      ...remarks,
      ...unread.map(unknownColumn),
    ];
    const rows = plan.unusable.map(({ stockNumber, row, reasons }) =>
      [stockNumber ?? row, ...reasons].join(' '),
    );
    const isAnswer = yes !== undefined && [fileKey, ...plan.confirmed].includes(yes.key);
    const { saleCells, headings, questions: words } = reading;
    const read = {
      ...{ from: sourceName(from), fileKey, saleCells, headings, words: [...words.keys()] },
      ...openQuestionsIn(plan, reading, now),
      leftOut: [...rows, ...plan.waiting.map(({ key }) => key), ...others],
      ...(isAnswer && { answer: { ...yes, at: now.toISOString() } }),
    };
    const noted = await noteReading(read, options.sync, now);
    const isNew = (text: string) => noted.news.includes(text);
    const folders = folderLines(unmatched.filter(isNew));
    const about = [leftLines(plan, result.reading), faultLines(photos), folders];
    // The first mail lists the use of every column.
    const unknown = isFirst ? [] : unread.filter((heading) => isNew(unknownColumn(heading)));
    const newRemarks = [...remarks.filter(isNew), ...unknownLine(unknown)];
    const leftOut = [...about, noteLines({ notes: [], remarks: newRemarks })].join('');
    const newNotes = reading.notes.filter(({ text }) => isNew(text));
    const notes = noteLines({ notes: newNotes, remarks: [] });
    const columns = isFirst ? reading.columns : [];
    return { kind: 'read', plan, change, leftOut, notes, columns, ...noted };
  }
}

function unknownColumn(heading: string): string {
  return `column ${heading}`;
}

function unknownLine(headings: readonly string[]): readonly string[] {
  const names = headings.map((heading) => `“${heading}”`).join(', ');
  return names === '' ? [] : [`Columns we don’t use (unknown, or for you alone): ${names}`];
}

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

function openQuestionsIn(plan: ImportPlan, reading: StockReading, now: Date): OpenQuestions {
  const questions = plan.waiting.map(({ key, vehicle, reason }) => {
    const text = `${cartInWords(vehicle)}: ${cleanLine(reason)}`;
    const yes = key.startsWith('year') ? 'Yes, this row is right' : 'Yes, this price is right';
    return { key, kind: 'price', text, askedAt: now.toISOString(), yes } as const;
  });
  return { questions, leftRows: leftRows(plan, reading, { withPrices: false }) };
}
