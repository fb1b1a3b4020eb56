import {
  type AppliedChange,
  historyDays,
  type StockRoom,
  type Turned,
} from '../../domain/catalogue/catalogue.ts';
import { cartInWords } from '../../domain/catalogue/vehicle-key.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import type { StaffLink } from '../../domain/staff-link.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { changedCartLines, mostNamed } from '../../stock/import/plan/changed-cart-line.ts';
import type { Follower, LinkAction, LinkFact, LinkOutcome } from '../staff-desk.ts';

/** The differences between taking a change back and making it again. */
interface Turn {
  readonly way: 'undo' | 'redo';
  readonly make: (catalogue: StockRoom, number: number, now: string, by: string) => Promise<Turned>;
  readonly question: Pick<LinkOutcome, 'title' | 'text' | 'button'>;
  readonly done: Pick<LinkOutcome, 'title' | 'text'>;
  /** The link that turns the change round again. */
  readonly next: (change: AppliedChange) => StaffLink;
  /** The page where it was done before, or needs not be done. */
  readonly already: (change: AppliedChange, follower: Follower) => Promise<LinkOutcome>;
}

/** Takes a change of the stock back. */
export const undo = turnAction({
  way: 'undo',
  make: (catalogue, number, now, by) => catalogue.undo(now, { number, by }),
  question: {
    title: 'Take this change back?',
    text: ['Every cart in it goes back to how it was.'],
    button: 'Take it back',
  },
  done: { title: 'Taken back', text: ['Every cart in it is back to how it was.'] },
  next: again,
  already: takenBefore,
});

/** Makes a change that was taken back again. */
export const redo = turnAction({
  way: 'redo',
  make: (catalogue, number, now, by) => catalogue.redo(number, now, by),
  question: {
    title: 'Make this change again?',
    text: ['It was undone. This makes it again.'],
    button: 'Make it again',
  },
  done: {
    title: 'Change made again',
    text: ['It had been undone. Now it is back.'],
  },
  next: ({ number }) => ({ words: 'Take it back', action: 'undo', target: String(number) }),
  async already(change) {
    const text = ['It was not undone, so there is nothing to make again.'];
    return { status: 200, title: 'The change is in place', facts: factsOf(change), text };
  },
});

function turnAction({ way, make, question, done, next, already }: Turn): LinkAction {
  async function pageOf(
    turned: Turned,
    follower: Follower,
    page: (change: AppliedChange) => Pick<LinkOutcome, 'title' | 'text'> & Partial<LinkOutcome>,
  ): Promise<LinkOutcome> {
    if (turned.kind === 'nothing') return unknownChange;
    if (turned.kind === 'conflict') return changedSince(turned.ids, follower);
    const { change } = turned;
    if (turned.kind === 'already') return already(change, follower);
    const list = await changedCartLines(change, follower.desk.catalogue);
    return { status: 200, facts: factsOf(change), list, ...page(change) };
  }

  return {
    async look(follower) {
      const turned = await follower.desk.catalogue.checkTurn(way, Number(follower.target));
      return pageOf(turned, follower, () => question);
    },

    async act(follower) {
      const { desk, target, by } = follower;
      const now = desk.now().toISOString();
      const turned = await make(desk.catalogue, Number(target), now, by);
      return pageOf(turned, follower, (change) => ({
        ...done,
        next: next(change),
        isChange: true,
      }));
    },
  };
}

async function takenBefore(change: AppliedChange, follower: Follower): Promise<LinkOutcome> {
  const { undoneAt, undoneBy } = change;
  const when = undoneAt === undefined ? '' : `, ${momentInWords(new Date(undoneAt))}`;
  const who = undoneBy === undefined ? '' : ` by ${undoneBy}`;
  const redo = await follower.desk.catalogue.checkTurn('redo', change.number);
  return {
    status: 200,
    title: 'Already taken back',
    facts: factsOf(change),
    text: [cleanLine(`Taken back${who}${when}.`)],
    ...(redo.kind === 'done' && { next: again(change) }),
  };
}

function again({ number }: AppliedChange): StaffLink {
  return { words: 'Make the change again', action: 'redo', target: String(number) };
}

async function changedSince(ids: readonly string[], { desk }: Follower): Promise<LinkOutcome> {
  const named = new Set(ids.slice(0, mostNamed));
  const carts = (await desk.catalogue.list()).filter(({ id }) => named.has(id));
  const more = ids.length > mostNamed ? ' and more' : '';
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

/** When a change of stock was made, from what and by whom, as lines of a page. */
export function factsOf({ at, by, source }: AppliedChange): readonly LinkFact[] {
  return [
    { label: 'Change', value: cleanLine(source) },
    { label: 'Made', value: momentInWords(new Date(at)) },
    ...(by === undefined ? [] : [{ label: 'By', value: cleanLine(by) }]),
  ];
}
