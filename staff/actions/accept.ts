import { TooLate, within } from '../../base/deadline.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import type { AppliedChange } from '../../domain/stock/catalogue.ts';
import type { StockAnswer } from '../../domain/stock/stock-sync.ts';
import { cleanLine, cleanText } from '../../domain/text/clean-text.ts';
import { changedCartLines } from '../../stock/import/plan/changed-cart-line.ts';
import { type AnswerOutcome, answerQuestion } from '../../stock/sync/answer-question.ts';
import type { Follower, LinkAction, LinkOutcome } from '../link-action.ts';
import { changeFacts, takeBack } from './undo.ts';

export const accept: LinkAction = {
  async look(follower) {
    const { answers, questions } = await follower.sync.readNotes();
    const answer = answers?.find(({ key }) => key === follower.target);
    if (answer !== undefined) return answeredBefore(answer, follower);
    const question = questions?.find(({ key }) => key === follower.target);
    if (question === undefined) return changed;
    return {
      title: 'Is that right?',
      facts: [{ label: 'Asked', value: momentInWords(new Date(question.askedAt)) }],
      text: [
        cleanText(question.text),
        'We read your spreadsheet again. If it still says exactly this, we make the change.',
      ],
      button: question.yes ?? 'Yes, that’s right',
    };
  },

  async act(follower) {
    const { target, by, sync, readWithYes, timeoutMs } = follower;
    const answering = answerQuestion(target, sync, () => readWithYes(target, by));
    const outcome = await inTime(answering, timeoutMs);
    switch (outcome?.kind) {
      case undefined:
        return underWay;
      case 'applied':
        return applied(outcome.answer, follower);
      case 'already':
        return answeredBefore(outcome.answer, follower);
      case 'changed':
        return changed;
      case 'failed':
        return {
          status: 503,
          title: 'We can’t read your spreadsheet right now',
          text: [cleanText(outcome.problem), 'Nothing was changed. Try the same link again later.'],
        };
    }
  },
};

/** Undefined where it takes longer. */
function inTime(answering: Promise<AnswerOutcome>, ms: number): Promise<AnswerOutcome | undefined> {
  // A later failure is logged by the reader and mailed to the staff.
  return within(ms, answering).catch((error: unknown) => {
    if (error instanceof TooLate) return undefined;
    throw error;
  });
}

async function applied(answer: StockAnswer, follower: Follower): Promise<LinkOutcome> {
  const change = await changeOf(answer, follower);
  const page = { title: 'Done' } as const;
  if (change === undefined) {
    return { ...page, text: ['The stock already says so; nothing had to change.'] };
  }
  const list = await changedCartLines(change, follower.catalogue);
  const text = ['The website now shows what your spreadsheet says.'];
  return { ...page, facts: changeFacts(change), text, list, next: takeBack(change) };
}

async function answeredBefore(answer: StockAnswer, follower: Follower): Promise<LinkOutcome> {
  const change = await changeOf(answer, follower);
  return {
    title: 'Already approved',
    text: [cleanLine(`Approved by ${answer.by}, ${momentInWords(new Date(answer.at))}.`)],
    ...(change !== undefined && (await canUndo(change, follower)) && { next: takeBack(change) }),
  };
}

async function canUndo({ number }: AppliedChange, { catalogue }: Follower): Promise<boolean> {
  return (await catalogue.checkUndo(number)).kind === 'done';
}

async function changeOf({ at, by }: StockAnswer, { catalogue }: Follower) {
  return (await catalogue.history()).find((change) => change.at === at && change.by === by);
}

const changed: LinkOutcome = {
  status: 409,
  title: 'Your spreadsheet has changed',
  text: [
    'It changed after we sent that email, so nothing was done.',
    'If there is something to confirm, a newer email asks.',
  ],
};

const underWay: LinkOutcome = {
  status: 202,
  title: 'We are reading your spreadsheet',
  text: ['That takes a while. We’ll email you what changed when it’s done.'],
};
