import { parseArgs } from 'node:util';
import { blocksOf, feedIds } from '../stock/feeds/eligibility.ts';
import { writeFeeds } from '../stock/feeds/feed-file.ts';
import { feedSite } from '../stock/feeds/site.ts';
import { cleanLine } from '../stock/import/clean-text.ts';
import { type Command, done, UsageError, write } from './command.ts';

const check: Command = {
  name: 'feeds check',
  usage: '',
  summary: 'Tell for every unit and feed whether it is eligible, and what blocks it if not',
  async run(args, { store, out, err }) {
    if (args.length > 0) throw new UsageError(`“${args[0]}” is not understood`);
    const vehicles = await (await store()).catalogue.list();
    const counts = new Map<string, number>();
    for (const vehicle of vehicles) {
      const lines = feedIds.map((feed) => {
        const blocks = blocksOf(feed, vehicle);
        if (blocks.length === 0) counts.set(feed, (counts.get(feed) ?? 0) + 1);
        const verdict = blocks.map(({ field, rule }) => `${field}: ${rule}`).join('; ');
        return `  ${feed.padEnd(16)} ${verdict === '' ? 'eligible' : `blocked  ${verdict}`}\n`;
      });
      await write(out, `${vehicle.id}  ${cleanLine(vehicle.name)}\n${lines.join('')}`);
    }
    for (const feed of feedIds) {
      await write(err, `${feed}: ${counts.get(feed) ?? 0} of ${vehicles.length} units eligible\n`);
    }
    return done;
  },
};

const build: Command = {
  name: 'feeds build',
  usage: '--out DIR',
  summary: 'Write the three feeds into a folder',
  async run(args, { store, settings, err }) {
    const folder = outOf(args);
    const vehicles = await (await store()).catalogue.list();
    const paths = await writeFeeds(folder, vehicles, feedSite(settings.siteUrl));
    await write(err, paths.map((path) => `Wrote ${path}\n`).join(''));
    return done;
  },
};

function outOf(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' } } });
    if (values.out) return values.out;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  throw new UsageError('--out DIR is needed: the folder to write into');
}

export const feedsCommands: readonly Command[] = [check, build];
