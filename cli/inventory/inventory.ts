import { writeFile } from 'node:fs/promises';
import { Option } from '@commander-js/extra-typings';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { day } from '../../domain/duration.ts';
import { formatPrice } from '../../domain/money.ts';
import { newYorkTime } from '../../domain/new-york-time.ts';
import { everyMatch } from '../../domain/stock/search/search-stock.ts';
import { stockIndexOf } from '../../domain/stock/search/stock-index.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { hasKey } from '../../domain/stock/vehicle-key.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import { stockCsv, stockJson } from '../../stock/import/export-stock.ts';
import { labelDocument } from '../../stock/labels/label-page.ts';
import { findUnusedSets, photosOf, removeUnusedSets } from '../../stock/photos/photo-sets.ts';
import { type Command, defineCommand, done, UsageError, write } from '../command.ts';
import { historyCommand, undoCommand } from './history.ts';
import { importCommand } from './import.ts';
import { fieldsCommand, mappingCommand, templateCommand } from './mapping.ts';
import { singleChangeCommands } from './set.ts';
import { syncCommand } from './sync.ts';
import { gatherUnreadable } from './unreadable-rows.ts';

const labelsCommand = defineCommand({
  name: 'inventory labels',
  summary: 'Write a page to print for each cart: price, facts and a QR code to its page',
  details: `KEY is an id, stock number, VIN or serial number; without any, every cart in stock gets one. Open
the file in a browser and print it: one letter-size sheet each. The QR code leads to SITE_URL.`,
  syntax: (command) =>
    command.argument('[key...]', 'of a cart').requiredOption('--out <file>', 'HTML file to write'),
  async run([keys], { out }, { store, settings, err }) {
    if (!settings.isSiteUrlSet) {
      throw new UsageError(
        'SITE_URL is not set: the QR codes would lead nowhere. Set it to the site’s public address, like SITE_URL=https://carts.example',
      );
    }
    const { catalogue, overrides } = await store();
    const stock = (await catalogue.list()).filter(({ offer }) => offer.isListed);
    const unknown = keys.filter((key) => !stock.some((vehicle) => hasKey(vehicle, key)));
    if (unknown.length > 0) {
      throw new Error(`No cart in stock has ${unknown.map(cleanLine).join(', ')}.`);
    }
    const carts = stock.filter(
      (vehicle) => keys.length === 0 || keys.some((key) => hasKey(vehicle, key)),
    );
    await writeFile(out, labelDocument(carts, settings.siteUrl, dealerOf(await overrides.list())));
    await write(err, `Wrote ${out}: ${counted(carts.length, 'sheet')}\n`);
    return done;
  },
});

/** A sold cart may return, and a backup be restored. */
const keptDays = 30;

const photosCommand = defineCommand({
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

const exportCommand = defineCommand({
  name: 'inventory export',
  summary: 'Print the stock as a file that can be imported again',
  syntax: (command) =>
    command.addOption(
      new Option('--format <format>', 'to write')
        .choices(['json', 'csv'] as const)
        .default('json' as const),
    ),
  async run(_args, { format }, { store, out, err }) {
    const unreadable = gatherUnreadable();
    const vehicles = await (await store()).catalogue.list(unreadable.onUnreadable);
    for (const piece of (format === 'json' ? stockJson : stockCsv)(vehicles)) {
      await write(out, piece);
    }
    await write(err, unreadable.report());
    return done;
  },
});

const listCommand = defineCommand({
  name: 'inventory list',
  summary: 'Show the stock as a table, what can be bought first, or what fits some words',
  details: `The words are understood as the website's search understands them: inventory list gas under 6000.
They find what the website lists, and by its number any cart; without words all are shown.`,
  syntax: (command) => command.argument('[words...]', 'as a visitor would search for them'),
  async run([words], _options, { store, out, err }) {
    const unreadable = gatherUnreadable();
    const stock = await (await store()).catalogue.list(unreadable.onUnreadable);
    const vehicles = words.length === 0 ? inStockFirst(stock) : matching(stock, words.join(' '));
    const rows = vehicles.map((vehicle) => [
      cleanLine(vehicle.stockNumber ?? ''),
      cleanLine(vehicle.name),
      cleanLine(vehicle.brand),
      formatPrice(vehicle.price),
      vehicle.withdrawnAt !== undefined
        ? `left on ${newYorkTime(new Date(vehicle.withdrawnAt)).date}`
        : vehicle.offer.label.toLowerCase(),
      vehicle.id,
    ]);
    const table = [['STOCK #', 'NAME', 'BRAND', 'PRICE', 'STATUS', 'ID'], ...rows];
    const widths = [0, 1, 2, 3, 4].map((column) =>
      table.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
    );
    if (rows.length > 0) {
      for (const row of table) {
        const cells = row.map((cell, column) =>
          column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        );
        await write(out, `${cells.join('  ').trimEnd()}\n`);
      }
    }
    if (words.length > 0) await write(err, `${counted(rows.length, 'cart')} of ${stock.length}\n`);
    await write(err, unreadable.report());
    return done;
  },
});

function inStockFirst(stock: readonly StockedVehicle[]): readonly StockedVehicle[] {
  return [...stockIndexOf(stock).vehicles, ...stock.filter(({ offer }) => !offer.isListed)];
}

/** A cart's number matches sold carts too; other words work as on the website. */
function matching(stock: readonly StockedVehicle[], q: string): readonly StockedVehicle[] {
  const named = stock.filter((vehicle) => hasKey(vehicle, q));
  if (named.length > 0) return named;
  return everyMatch(stockIndexOf(stock), { q });
}

export const inventoryCommands: readonly Command[] = [
  importCommand,
  exportCommand,
  listCommand,
  fieldsCommand,
  templateCommand,
  mappingCommand,
  photosCommand,
  ...singleChangeCommands,
  historyCommand,
  undoCommand,
  syncCommand,
  labelsCommand,
];
