import { momentInWords } from '../../domain/new-york-time.ts';
import type { StaffLink } from '../../domain/staff-link.ts';
import { type AppliedChange, historyDays, type Undone } from '../../domain/stock/catalogue.ts';
import { cartInWords } from '../../domain/stock/vehicle-key.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { changedCartLines, maxCartLines } from '../../stock/import/plan/changed-cart-line.ts';
import type { Follower, LinkAction, LinkFact, LinkOutcome } from '../link-action.ts';

export const undo: LinkAction = {
  async look(follower) {
    const outcome = await follower.catalogue.checkUndo(Number(follower.target));
    return pageOf(outcome, follower, {
      title: 'Take this change back?',
      text: ['Every cart in it goes back to how it was.'],
      button: 'Take it back',
    });
  },

  async act(follower) {
    const { catalogue, now, target, by } = follower;
    const outcome = await catalogue.undo(now().toISOString(), { number: Number(target), by });
    return pageOf(outcome, follower, {
      title: 'Taken back',
      text: ['Every cart in it is back to how it was.'],
      isChange: true,
    });
  },
};

async function pageOf(
  outcome: Undone,
  follower: Follower,
  page: Pick<LinkOutcome, 'title' | 'text' | 'button' | 'isChange'>,
): Promise<LinkOutcome> {
  const { catalogue } = follower;
  switch (outcome.kind) {
    case 'nothing':
      return unknownChange;
    case 'conflict':
      return changedSince(outcome.ids, follower);
    case 'already': {
      const { undoneAt, undoneBy, number } = outcome.change;
      const when = undoneAt === undefined ? '' : `, ${momentInWords(new Date(undoneAt))}`;
      const who = undoneBy === undefined ? '' : ` by ${undoneBy}`;
      const undo = (await catalogue.history()).find(({ undoes }) => undoes === number)?.number;
      const canUndo = undo !== undefined && (await catalogue.checkUndo(undo)).kind === 'done';
      return {
        title: 'Already taken back',
        facts: changeFacts(outcome.change),
        text: [cleanLine(`Taken back${who}${when}.`)],
        ...(canUndo && { next: makeAgain(undo) }),
      };
    }
    case 'done': {
      const { change, undo } = outcome;
      const list = await changedCartLines(change, catalogue);
      const next = undo === undefined ? undefined : makeAgain(undo);
      return { facts: changeFacts(change), list, ...page, ...(next && { next }) };
    }
  }
}

function makeAgain(undo: number): StaffLink {
  return { words: 'Make the change again', action: 'undo', target: String(undo) };
}

export function takeBack({ number }: AppliedChange): StaffLink {
  return { words: 'Take it back', action: 'undo', target: String(number) };
}

async function changedSince(ids: readonly string[], { catalogue }: Follower): Promise<LinkOutcome> {
  const named = new Set(ids.slice(0, maxCartLines));
  const carts = (await catalogue.list()).filter(({ id }) => named.has(id));
  const more = ids.length > maxCartLines ? ' and more' : '';
  return {
    status: 409,
    title: 'Nothing was changed',
    text: [
      `These carts have changed again since then: ${carts.map(cartInWords).join(', ')}${more}.`,
    ],
  };
}

const unknownChange: LinkOutcome = {
  status: 404,
  title: 'We no longer have this change',
  text: [`We keep changes to the stock for ${historyDays} days.`],
};

export function changeFacts({ at, by, source }: AppliedChange): readonly LinkFact[] {
  return [
    { label: 'Change', value: cleanLine(source) },
    { label: 'Made', value: momentInWords(new Date(at)) },
    ...(by === undefined ? [] : [{ label: 'By', value: cleanLine(by) }]),
  ];
}
