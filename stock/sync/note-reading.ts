import { createHash } from 'node:crypto';
import { day, minute } from '../../domain/duration.ts';
import type {
  FailingSource,
  LeftRow,
  StockAnswer,
  StockQuestion,
  StockSync,
} from '../../domain/stock/stock-sync.ts';

/** Minutes, after one, two and three failures in a row. */
const retriesAfter = [1, 3, 6];

/** spec S19.18 */
const failuresBeforeMail = 3;

/** Further ones are not reported as new. */
const maxReported = 1000;

const maxAnswers = 50;

export interface NotedFailure {
  readonly failing: FailingSource;
  readonly isMailDue: boolean;
  /** Before the usual reading. */
  readonly retryInMinutes?: number;
}

/** Mails after three failures in a row, daily from then on, and at once for new questions. */
export async function noteFailure(
  problem: string,
  sync: StockSync,
  now: Date,
  asked?: OpenQuestions & { readonly question: StockQuestion },
): Promise<NotedFailure> {
  const question = asked?.question;
  const questionHash = question === undefined ? undefined : shortHash(question.key);
  const { failing, isMailDue } = await sync.changeNotes(({ failing: before, ...notes }) => {
    const times = (before?.times ?? 0) + 1;
    const isDayOver = now.getTime() - Date.parse(before?.mailedAt ?? '') >= day;
    const isNewQuestion = questionHash !== undefined && !notes.reported.includes(questionHash);
    const isTime = times >= failuresBeforeMail || question?.kind === 'first';
    const isMailDue = isTime && (before?.mailedAt === undefined || isDayOver || isNewQuestion);
    const failing: FailingSource = {
      since: before?.since ?? now.toISOString(),
      times,
      problem,
      ...(question !== undefined && { isQuestion: true }),
      mailedAt: isMailDue ? now.toISOString() : before?.mailedAt,
    };
    const changed = {
      ...notes,
      failing,
      reported:
        isMailDue && isNewQuestion
          ? [...notes.reported, questionHash].slice(-maxReported)
          : notes.reported,
      ...(asked !== undefined && {
        questions: [asked.question, ...asked.questions],
        leftRows: asked.leftRows,
      }),
    };
    return [changed, { failing, isMailDue }];
  });
  const retryInMinutes = retriesAfter[failing.times - 1];
  if (retryInMinutes !== undefined) {
    await sync.setDue(new Date(now.getTime() + retryInMinutes * minute));
  }
  return { failing, isMailDue, ...(retryInMinutes !== undefined && { retryInMinutes }) };
}

/** A killed process is noted as a failure of the source. */
export async function readInChild(
  run: () => Promise<unknown>,
  sync: StockSync,
  signal: AbortSignal,
): Promise<NotedFailure | undefined> {
  const before = JSON.stringify(await sync.readNotes());
  const error: unknown = await run().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (signal.aborted || JSON.stringify(await sync.readNotes()) !== before) return undefined;
  const cause = error instanceof Error ? ` (${error.message})` : '';
  const problem = `The program that reads the file was ended before it was done${cause}.`;
  return noteFailure(problem, sync, new Date());
}

export interface OpenQuestions {
  /** Of single carts. */
  readonly questions: readonly StockQuestion[];
  readonly leftRows: readonly LeftRow[];
}

interface AppliedReading extends OpenQuestions {
  readonly from: string;
  readonly fileKey: string;
  readonly leftOut: readonly string[];
  readonly answer?: StockAnswer;
  readonly saleCells: ReadonlyMap<string, string>;
  readonly headings: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

export interface NotedReading {
  readonly news: readonly string[];
  readonly ended?: FailingSource;
}

export async function noteReading(
  reading: AppliedReading,
  sync: StockSync,
  now: Date,
): Promise<NotedReading> {
  const { from, fileKey, leftOut, questions, answer, saleCells, headings, words, leftRows } =
    reading;
  const hashes = leftOut.slice(0, maxReported).map(shortHash);
  return sync.changeNotes(({ failing, reported, answers = [], ...notes }) => {
    const before = notes.questions ?? [];
    const changed = {
      ...notes,
      read: { at: now.toISOString(), from },
      isFollowed: true,
      reported: hashes,
      saleCells: Object.fromEntries(saleCells),
      headings: { from, of: headings, words },
      leftRows,
      questions: questions.map((one) => before.find(({ key }) => key === one.key) ?? one),
      answers: (answer === undefined ? answers : [...answers, answer]).slice(-maxAnswers),
    };
    const news = leftOut.filter(
      (_, at) => at < maxReported && !reported.includes(hashes[at] ?? ''),
    );
    const isAnswered = before.some(({ key, kind }) => key === fileKey || kind === 'first');
    const isEnded = failing?.mailedAt !== undefined && !(failing.isQuestion && isAnswered);
    return [changed, { news, ...(isEnded && { ended: failing }) }];
  });
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
