import { day } from '../../domain/duration.ts';
import { counted } from '../../domain/text/wording.ts';
import { photosOf } from '../../stock/photos/photo-sets.ts';
import { findUnusedSets, removeUnusedSets } from '../../stock/photos/unused-sets.ts';
import { defineCommand, done, write } from '../command.ts';

/** Days a photograph that no vehicle uses any more is kept: carts come back, backups too. */
const keptDays = 30;

export const photosCommand = defineCommand({
  name: 'inventory photos',
  summary: 'Count the stored photographs, and remove those no cart uses',
  syntax: (command) =>
    command.option(
      '--prune',
      `remove the pictures made from photographs that no cart, sold ones included, has used for ${keptDays} days; your own files in DATA_DIR/photos are never touched`,
    ),
  async run(_args, { prune }, { store, settings, err, now }) {
    const inUse = photosOf(await (await store()).catalogue.list());
    const before = new Date(now.getTime() - keptDays * day);
    const result = await findUnusedSets(settings.dataDir, inUse, before);
    const { sets, unused, bytes } = result;
    if (prune) await removeUnusedSets(settings.dataDir, result);
    const what = `${unused.length} of them unused for ${keptDays} days`;
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    const then = prune ? 'removed' : 'can be removed with --prune';
    await write(err, `${counted(sets, 'photograph')}, ${what}: ${size} ${then}\n`);
    return done;
  },
});
