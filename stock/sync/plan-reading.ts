import { createHash } from 'node:crypto';
import type { StockRoom } from '../../domain/stock/catalogue.ts';
import { offerOf } from '../../domain/stock/offer/offer.ts';
import type { StockQuestion, StockSync } from '../../domain/stock/stock-sync.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { counted } from '../../domain/text/wording.ts';
import {
  type ImportPlan,
  isAnsweredByFile,
  planImport,
  planOptionsSince,
} from '../import/plan/import-plan.ts';
import { leftLines, summaryLine } from '../import/plan/import-report.ts';
import { refusalOf } from '../import/plan/refusal.ts';
import type { StockReading } from '../import/read-stock.ts';
import { sourceName } from './stock-source.ts';

interface PlanningOptions {
  readonly catalogue: Pick<StockRoom, 'version' | 'list'>;
  readonly sync: Pick<StockSync, 'readNotes'>;
  readonly from: string;
  readonly really: boolean;
  readonly yes?: { readonly key: string };
  readonly now: Date;
}

export interface QuestionedReading {
  readonly question: StockQuestion;
  readonly plan: ImportPlan;
  readonly reading: StockReading;
}

export class FileProblem extends Error {
  readonly waiting: QuestionedReading | undefined;

  constructor(message: string, waiting?: QuestionedReading) {
    super(message);
    this.waiting = waiting;
  }
}

export function fileKeyOf({ vehicles }: StockReading): string {
  const hash = createHash('sha256').update(JSON.stringify(vehicles));
  return `file ${hash.digest('base64url')}`;
}

/** @throws {FileProblem} where nothing changes; with the question where a yes would do */
export async function planOrRefuse(
  reading: StockReading,
  fileKey: string,
  options: PlanningOptions,
) {
  const { catalogue, sync, yes, now, from } = options;
  const really = options.really || yes?.key === fileKey;
  const plannedOn = await catalogue.version();
  const stock = await catalogue.list();
  const { read, saleCells: saleCellsBefore, headings } = await sync.readNotes();
  const plan = planImport(stock, reading, {
    isConfirmed: (key) => (really && isAnsweredByFile(key)) || yes?.key === key,
    saleCellsBefore,
    ...planOptionsSince(headings, sourceName(from)),
  });
  const refusal = refusalOf(reading, stock, plan, { really });
  if (refusal === undefined) return { plan, stock, plannedOn };
  const problem = `${leftLines(plan, reading)}${refusal.reason}`;
  if (!refusal.isConfirmable) throw new FileProblem(problem);
  const isFirst = read === undefined;
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

export function listedIn({ vehicles }: StockReading): readonly Vehicle[] {
  return vehicles.filter((row) => offerOf(row).isListed);
}
