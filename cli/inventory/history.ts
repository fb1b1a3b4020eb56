import { InvalidArgumentError } from '@commander-js/extra-typings';
import { momentInWords } from '../../domain/new-york-time.ts';
import type { AppliedChange } from '../../domain/stock/catalogue.ts';
import { cartInWords } from '../../domain/stock/vehicle-key.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { changedCartLines } from '../../stock/import/plan/changed-cart-line.ts';
import { defineCommand, done, write } from '../command.ts';
import { currentUser } from './current-user.ts';

export const historyCommand = defineCommand({
  name: 'inventory history',
  summary: 'Show what changed the stock in the last 90 days, latest first',
  async run(_args, _options, { store, out, err }) {
    const { catalogue } = await store();
    const changes = await catalogue.history();
    for (const change of changes) {
      const lines = await changedCartLines(change, catalogue);
      await write(out, `${[changeLine(change), ...lines].join('\n  ')}\n`);
    }
    if (changes.length === 0) await write(err, 'The stock has not changed in 90 days.\n');
    return done;
  },
});

export const undoCommand = defineCommand({
  name: 'inventory undo',
  summary: 'Undo a change to the stock: the latest, or the one with this number',
  details: `Every cart of that change is put back as it was before, and one that it added is gone. Called
again without a number it takes back the change before. Numbers and whose change each is: inventory history`,
  syntax: (command) =>
    command.argument('[number]', 'of the change, as inventory history has it', readNumber),
  async run([number], _options, { store, settings, err, now }) {
    const { catalogue } = await store();
    const undo = await catalogue.undo(now.toISOString(), { number, by: currentUser(settings) });
    switch (undo.kind) {
      case 'done':
      case 'already': {
        const when = undo.kind === 'already' ? 'Already taken back' : 'Taken back';
        await write(err, `${when}: ${changeLine(undo.change)}\n`);
        return done;
      }
      case 'nothing':
        throw new Error('There is no such change to take back.');
      case 'conflict': {
        const ids = new Set(undo.ids);
        const carts = (await catalogue.list()).filter(({ id }) => ids.has(id)).map(cartInWords);
        throw new Error(`Nothing was taken back, because of later changes: ${carts.join(', ')}.`);
      }
    }
  },
});

function readNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is the number of a change, as inventory history has it.');
}

function changeLine(change: AppliedChange): string {
  const { number, at, source, by, added, changed, withdrawn, undoneAt, undoneBy } = change;
  const counts = `${added} added, ${changed} changed, ${withdrawn} sold`;
  const who = by === undefined ? '' : `, by ${by}`;
  const undone =
    undoneAt === undefined
      ? ''
      : `, taken back ${moment(undoneAt)}${undoneBy === undefined ? '' : ` by ${undoneBy}`}`;
  return cleanLine(`change ${number}, ${moment(at)}: ${counts} (${source}${who})${undone}`);
}

function moment(iso: string): string {
  return momentInWords(new Date(iso));
}
