import type { AppliedChange } from '../../domain/catalogue/catalogue.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { changedCartLine } from '../../stock/import/plan/changed-cart-line.ts';
import { defineCommand, done, failed, write } from '../command.ts';
import { currentUser } from './current-user.ts';

/** Carts named for one change; the rest are counted. */
const mostNamed = 10;

export const historyCommand = defineCommand({
  name: 'inventory history',
  summary: 'Show what changed the stock in the last 90 days, latest first',
  async run(_args, _options, { store, out, err }) {
    const { catalogue } = await store();
    const changes = await catalogue.history();
    for (const change of changes) {
      const carts = await catalogue.changedCarts(change.number, mostNamed);
      const more = change.added + change.changed + change.withdrawn - carts.length;
      const lines = [...carts.map(changedCartLine), ...(more > 0 ? [`… and ${more} more`] : [])];
      await write(out, `${[changeLine(change), ...lines].join('\n  ')}\n`);
    }
    if (changes.length === 0) await write(err, 'Nothing changed the stock in 90 days.\n');
    return done;
  },
});

export const undoCommand = defineCommand({
  name: 'inventory undo',
  summary: 'Take the latest change of the stock back',
  details: `Every cart of that change is put back as it was before, and one that it added is gone. Called
again it takes back the change before. See what there is with: inventory history`,
  async run(_args, _options, { store, settings, err, now }) {
    const { catalogue } = await store();
    const undo = await catalogue.undo(now.toISOString(), { by: currentUser(settings) });
    switch (undo.kind) {
      case 'undone':
      case 'before': {
        const { undoneAt: _, undoneBy: __, ...change } = undo.change;
        await write(err, `Taken back: ${changeLine(change)}\n`);
        return done;
      }
      case 'nothing':
        await write(err, 'There is nothing to take back.\n');
        return failed;
      case 'conflict':
        await write(
          err,
          `Nothing was taken back: ${undo.ids.map(cleanLine).join(', ')} changed since in another way.\n`,
        );
        return failed;
    }
  },
});

function changeLine({
  at,
  source,
  by,
  added,
  changed,
  withdrawn,
  undoneAt,
  undoneBy,
}: AppliedChange): string {
  const counts = `${added} added, ${changed} changed, ${withdrawn} sold`;
  const who = by === undefined ? '' : `, by ${by}`;
  const undone =
    undoneAt === undefined
      ? ''
      : `, taken back ${moment(undoneAt)}${undoneBy === undefined ? '' : ` by ${undoneBy}`}`;
  return cleanLine(`${moment(at)}: ${counts} (${source}${who})${undone}`);
}

/** In New York: `"Sat, May 2, 2026, 8:00 AM"`. */
function moment(iso: string): string {
  return momentInWords(new Date(iso));
}
