import { createHash } from 'node:crypto';
import { failureText } from '../../base/failure-text.ts';
import type { AppliedChange, StockRoom } from '../../domain/stock/catalogue.ts';
import type { StockQuestion, StockSync } from '../../domain/stock/stock-sync.ts';
import { cartInWords } from '../../domain/stock/vehicle-key.ts';
import { isOutage } from '../../domain/store-failure.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { capitalized, counted } from '../../domain/text/wording.ts';
import { StockFileError } from '../import/file/stock-file-error.ts';
import type { Mapping } from '../import/mapping/mapping.ts';
import { applyPlanned, type ImportPlan, planReading } from '../import/plan/import-plan.ts';
import {
  leftLines,
  leftRows,
  listedIn,
  noteLines,
  summaryLine,
} from '../import/plan/import-report.ts';
import { refusalOf } from '../import/plan/refusal.ts';
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

export interface QuestionedReading {
  readonly question: StockQuestion;
  readonly plan: ImportPlan;
  readonly reading: StockReading;
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
  const found = await options.find();
  if (!found.ok) throw new FileProblem(found.reason);
  const reading = await readNamed(found.file, options);
  const fileKey = fileKeyOf(reading);
  const checked = await checkPhotos(reading, photosFrom, () => {});
  await planOrRefuse(checked.reading, fileKey, options);
  const sets = openPhotoSets(dataDir);
  const isFirstPull = (await options.sync.readNotes()).isFollowed !== true;
  const result = await makePhotos(checked, photosFrom, sets, () => {});
  const photos = [...checked.leftOut, ...result.leftOut];
  const source = `inventory sync, ${sourceName(from)}${yes === undefined ? '' : ', after a yes by mail'}`;
  const how = { source, by: yes?.by, origin: 'followed' } as const;
  const { plan, stock, applied } = await applyPlanned(catalogue, now, how, async () => {
    const planned = await planOrRefuse(result.reading, fileKey, options);
    const { change } = planned.plan;
    await sets.markUsed(photosOf([...planned.stock, ...change.put]), now);
    return { ...planned, change };
  });
  const unmatched = foldersOfNoCart(checked, stock);
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
    from: sourceName(from),
    fileKey,
    saleCells,
    headings,
    words: [...words.keys()],
    ...openQuestionsIn(plan, reading, now),
    leftOut: [...rows, ...plan.waiting.map(({ key }) => key), ...others],
    ...(isAnswer && { answer: { ...yes, at: now.toISOString() } }),
  };
  const noted = await noteReading(read, options.sync, now);
  const isNew = (text: string) => noted.news.includes(text);
  const folders = folderLines(unmatched.filter(isNew));
  const about = [leftLines(plan, result.reading), faultLines(photos), folders];
  // The first mail lists the use of every column.
  const unknown = isFirstPull ? [] : unread.filter((heading) => isNew(unknownColumn(heading)));
  const newRemarks = [...remarks.filter(isNew), ...unknownLine(unknown)];
  const leftOut = [...about, noteLines({ notes: [], remarks: newRemarks })].join('');
  const newNotes = reading.notes.filter(({ text }) => isNew(text));
  const notes = noteLines({ notes: newNotes, remarks: [] });
  const columns = isFirstPull ? reading.columns : [];
  return { kind: 'read', plan, change: applied, leftOut, notes, columns, ...noted };
}

class FileProblem extends Error {
  readonly waiting: QuestionedReading | undefined;

  constructor(message: string, waiting?: QuestionedReading) {
    super(message);
    this.waiting = waiting;
  }
}

function fileKeyOf({ vehicles }: StockReading): string {
  const hash = createHash('sha256').update(JSON.stringify(vehicles));
  return `file ${hash.digest('base64url')}`;
}

/** @throws {FileProblem} where nothing changes; with the question where a yes would do */
async function planOrRefuse(reading: StockReading, fileKey: string, options: PullOptions) {
  const { yes, now, from } = options;
  const really = options.really || yes?.key === fileKey;
  const answers = { really, yes: yes?.key, isFollowed: true };
  const planned = await planReading(reading, sourceName(from), options, answers);
  const { plan, stock, isFirst } = planned;
  const refusal = refusalOf(reading, stock, plan, { really });
  if (refusal === undefined) return planned;
  const problem = `${leftLines(plan, reading)}${refusal.reason}`;
  if (!refusal.isConfirmable) throw new FileProblem(problem);
  const question: StockQuestion = {
    key: fileKey,
    kind: isFirst ? 'first' : 'file',
    text: `${isFirst ? `${firstQuestion(reading, plan)}\n` : ''}${summaryLine(plan)}. ${refusal.reason}`,
    askedAt: now.toISOString(),
    ...(isFirst ? { yes: 'Yes, replace the sample stock' } : refusal.yes && { yes: refusal.yes }),
  };
  throw new FileProblem(problem, { question, plan, reading });
}

/** `"Your file is here: 12 carts. Put them on the site in place of the 32 samples?"`. */
function firstQuestion(reading: StockReading, { sold }: ImportPlan): string {
  return `Your file is here: ${counted(listedIn(reading).length, 'cart')}. Put them on the site in place of the ${counted(sold.length, 'sample')}?`;
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
