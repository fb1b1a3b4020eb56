import type { AppliedChange, Redo, Undo } from '../../domain/catalogue/catalogue.ts';
import { cartInWords } from '../../domain/catalogue/vehicle-key.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import type { StaffLink } from '../../domain/staff-link.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { changedCartLine } from '../../stock/import/plan/changed-cart-line.ts';
import type { Follower, LinkAction, LinkFact, LinkOutcome } from '../staff-desk.ts';

/** Carts named for one change; the rest are counted. */
const mostNamed = 10;

/** Takes a change of the stock back. */
export const undo: LinkAction = {
  async look(follower) {
    const { desk, target } = follower;
    const outcome = await desk.catalogue.checkUndo(Number(target));
    if (outcome.kind !== 'undone') return notUndone(outcome, follower);
    return {
      status: 200,
      title: 'Take this change back?',
      facts: factsOf(outcome.change),
      text: ['Every cart of it will be as it was before.'],
      list: await cartLines(outcome.change, follower),
      button: 'Take it back',
    };
  },

  async act(follower) {
    const { desk, by, target } = follower;
    const outcome = await desk.catalogue.undo(desk.now().toISOString(), {
      ...{ number: Number(target), by },
    });
    if (outcome.kind !== 'undone') return notUndone(outcome, follower);
    return {
      status: 200,
      title: 'Taken back',
      facts: factsOf(outcome.change),
      text: ['Every cart of it is as it was before.'],
      list: await cartLines(outcome.change, follower),
      next: again(follower),
      isChange: true,
    };
  },
};

/** Why a change is not taken back. */
async function notUndone(
  outcome: Exclude<Undo, { kind: 'undone' }>,
  follower: Follower,
): Promise<LinkOutcome> {
  switch (outcome.kind) {
    case 'nothing':
      return unknownChange;
    case 'conflict':
      return changedSince(outcome.ids, follower);
    case 'already':
      return takenBefore(outcome.change, follower);
  }
}

/** Makes a change that was taken back again. */
export const redo: LinkAction = {
  async look(follower) {
    const change = await findChange(follower);
    if (change === undefined) return unknownChange;
    if (change.undoneAt === undefined) return notTakenBack(change);
    const outcome = await follower.desk.catalogue.checkRedo(change.number);
    if (outcome.kind !== 'redone') return notRedone(outcome, follower);
    return {
      status: 200,
      title: 'Make this change again?',
      facts: factsOf(change),
      text: ['It was taken back. It will be made again.'],
      list: await cartLines(change, follower),
      button: 'Make it again',
    };
  },

  async act(follower) {
    const { desk, by, target } = follower;
    const change = await findChange(follower);
    if (change === undefined) return unknownChange;
    if (change.undoneAt === undefined) return notTakenBack(change);
    const outcome = await desk.catalogue.redo(Number(target), desk.now().toISOString(), by);
    if (outcome.kind !== 'redone') return notRedone(outcome, follower);
    const { number } = outcome.change;
    return {
      status: 200,
      title: 'The change is made again',
      facts: factsOf(outcome.change),
      text: ['It had been taken back. Now it holds again.'],
      list: await cartLines(outcome.change, follower),
      next: { words: 'Take it back', action: 'undo', target: String(number) },
      isChange: true,
    };
  },
};

/** Why a change is not made again. */
async function notRedone(
  outcome: Exclude<Redo, { kind: 'redone' }>,
  follower: Follower,
): Promise<LinkOutcome> {
  switch (outcome.kind) {
    case 'nothing':
      return unknownChange;
    case 'conflict':
      return changedSince(outcome.ids, follower);
    case 'already':
      return notTakenBack(outcome.change);
  }
}

async function findChange({ desk, target }: Follower): Promise<AppliedChange | undefined> {
  return (await desk.catalogue.history()).find(({ number }) => number === Number(target));
}

/** The carts of a change, a line each. */
export async function cartLines(
  { number, added, changed, withdrawn }: AppliedChange,
  { desk }: Follower,
): Promise<readonly string[]> {
  const carts = await desk.catalogue.changedCarts(number, mostNamed);
  const more = added + changed + withdrawn - carts.length;
  return [...carts.map(changedCartLine), ...(more > 0 ? [`… and ${more} more`] : [])];
}

async function takenBefore(change: AppliedChange, follower: Follower): Promise<LinkOutcome> {
  const { undoneAt, undoneBy } = change;
  const when = undoneAt === undefined ? '' : `, ${momentInWords(new Date(undoneAt))}`;
  const who = undoneBy === undefined ? '' : ` by ${undoneBy}`;
  const redo = await follower.desk.catalogue.checkRedo(change.number);
  return {
    status: 200,
    title: 'It was taken back before',
    facts: factsOf(change),
    text: [cleanLine(`Taken back${who}${when}.`)],
    ...(redo.kind === 'redone' && { next: again(follower) }),
  };
}

function notTakenBack(change: AppliedChange): LinkOutcome {
  const text = ['It is not taken back, so there is nothing to make again.'];
  return { status: 200, title: 'The change holds already', facts: factsOf(change), text };
}

function again({ target }: Follower): StaffLink {
  return { words: 'Make the change again', action: 'redo', target };
}

async function changedSince(ids: readonly string[], { desk }: Follower): Promise<LinkOutcome> {
  const named = new Set(ids.slice(0, mostNamed));
  const carts = (await desk.catalogue.list()).filter(({ id }) => named.has(id));
  const more = ids.length > mostNamed ? ' and more' : '';
  return {
    status: 409,
    title: 'Nothing was changed',
    facts: [],
    text: [
      `These carts changed since in another way: ${carts.map(cartInWords).join(', ')}${more}.`,
    ],
  };
}

const unknownChange: LinkOutcome = {
  status: 404,
  title: 'This change is no longer kept',
  facts: [],
  text: ['What changed the stock is kept for 90 days.'],
};

/** When a change of stock was made, from what and by whom, as lines of a page. */
export function factsOf({ at, by, source }: AppliedChange): readonly LinkFact[] {
  return [
    { label: 'Change', value: cleanLine(source) },
    { label: 'Made', value: momentInWords(new Date(at)) },
    ...(by === undefined ? [] : [{ label: 'By', value: cleanLine(by) }]),
  ];
}
