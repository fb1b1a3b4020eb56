import { dealerOf } from '../domain/dealer/overrides.ts';
import { vehicleFields } from '../domain/stock/fields/vehicle-fields.ts';
import { withOneMake } from '../domain/stock/known-models/makes.ts';
import type { StockedVehicle } from '../domain/stock/vehicle.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import { counted } from '../domain/text/wording.ts';
import { blocksOf, type FeedBlock, feedIds } from '../stock/feeds/eligibility.ts';
import { feedAddresses, writeFeeds } from '../stock/feeds/feed-file.ts';
import { type FeedSummary, summarizeFeeds } from '../stock/feeds/summarize-feeds.ts';
import { type Command, defineCommand, done, UsageError, write } from './command.ts';

const check = defineCommand({
  name: 'feeds check',
  summary: 'Print where each feed is, how many units it has, and what is missing from which',
  details: `Units are named by their stock number, or by their id where they have none. A street-legal unit is
meant for the vehicle feeds, any other cart for the product feed; one that can't be bought today is
counted as not meant for the vehicle feeds, and what has left the stock is not counted.`,
  syntax: (command) =>
    command.option(
      '--all',
      'a line for every unit and feed: eligible, incomplete or not meant for it, and why',
    ),
  async run(_args, { all }, { store, out, settings }) {
    const vehicles = await (await store()).catalogue.list();
    if (all) for (const vehicle of vehicles) await write(out, verdictsOn(vehicle));
    const addresses = Object.values(feedAddresses(settings.siteUrl));
    await write(out, addresses.map((address) => `${address}\n`).join(''));
    await write(out, `\n${summaryText(summarizeFeeds(vehicles))}`);
    return done;
  },
});

function verdictsOn(vehicle: StockedVehicle): string {
  const lines = feedIds.map(
    (feed) => `  ${feed.padEnd(16)} ${verdictOf(blocksOf(feed, vehicle))}\n`,
  );
  return `${vehicle.id}  ${cleanLine(vehicle.name)}\n${lines.join('')}`;
}

/** Missing fields don't count for a feed that the unit is not meant for. */
function verdictOf(blocks: readonly FeedBlock[]): string {
  if (blocks.length === 0) return 'eligible';
  const notMeant = blocks.filter(({ kind }) => kind === 'not-meant');
  const reasons = notMeant.length > 0 ? notMeant : blocks;
  const verdict = notMeant.length > 0 ? 'not meant' : 'incomplete';
  return `${verdict}: ${reasons.map(({ rule }) => rule).join('; ')}`;
}

function summaryText({ counts, missing }: FeedSummary): string {
  const table = counts.map(
    ({ feed, eligible, incomplete, notMeant }) =>
      `${feed.padEnd(16)} ${eligible} eligible, ${incomplete} incomplete, ${notMeant} not meant for it\n`,
  );
  const lists = missing.map(
    ({ field, rule, feeds, units }) =>
      `\n${fieldLabel(field)}: ${rule} (${counted(units.length, 'unit')}; ${feeds.join(', ')})\n${wrapped(units)}`,
  );
  return [...table, ...lists].join('');
}

function fieldLabel(field: string): string {
  const fields: Readonly<Record<string, { readonly label: string }>> = vehicleFields;
  return fields[field]?.label ?? field;
}

/** Indented lines of 100 characters at most, as far as the names allow. */
function wrapped(units: readonly string[]): string {
  const lines: string[] = [];
  for (const unit of units.map(cleanLine)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + unit.length > 97) lines.push(`  ${unit}`);
    else lines[lines.length - 1] = `${last}, ${unit}`;
  }
  return lines.map((line) => `${line}\n`).join('');
}

const build = defineCommand({
  name: 'feeds build',
  summary: 'Write the three feeds into a folder',
  details:
    'Every address in a feed begins with SITE_URL, so it has to be set to the site’s public address.',
  syntax: (command) => command.requiredOption('--out <folder>', 'to write into'),
  async run(_args, { out }, { store, settings, err }) {
    if (!settings.isSiteUrlSet) {
      throw new UsageError(
        `SITE_URL is not set: the feeds would lead to ${settings.siteUrl}, which nobody else can open. Set it to the site’s public address, like SITE_URL=https://carts.example`,
      );
    }
    const { catalogue, overrides } = await store();
    const vehicles = withOneMake(await catalogue.list());
    const dealer = dealerOf(await overrides.list());
    const paths = await writeFeeds(out, vehicles, settings.siteUrl, dealer);
    await write(err, paths.map((path) => `Wrote ${path}\n`).join(''));
    return done;
  },
});

export const feedsCommands: readonly Command[] = [check, build];
