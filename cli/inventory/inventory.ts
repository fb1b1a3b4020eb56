import { Option } from '@commander-js/extra-typings';
import { fieldText } from '../../domain/catalogue/fields/field-text.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../domain/money.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { stockCsv, stockJson } from '../../stock/import/export-stock.ts';
import { type Command, defineCommand, done, write } from '../command.ts';
import { historyCommand, undoCommand } from './history.ts';
import { importCommand } from './import.ts';
import { labelsCommand } from './labels.ts';
import { fieldsCommand, mappingCommand, templateCommand } from './mapping.ts';
import { photosCommand } from './photos.ts';
import { singleChangeCommands } from './set.ts';
import { syncCommand } from './sync.ts';
import { gatherUnreadable } from './unreadable-rows.ts';

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
  summary: 'Show the stock as a table',
  async run(_args, _options, { store, out, err }) {
    const unreadable = gatherUnreadable();
    const vehicles = await (await store()).catalogue.list(unreadable.onUnreadable);
    const rows = vehicles.map((vehicle) => [
      vehicle.id,
      cleanLine(vehicle.name),
      cleanLine(vehicle.brand),
      formatPrice(vehicle.price),
      vehicle.withdrawnAt !== undefined
        ? `left on ${vehicle.withdrawnAt.slice(0, 10)}`
        : stockText(vehicle),
    ]);
    const table = [['ID', 'NAME', 'BRAND', 'PRICE', 'STATUS'], ...rows];
    const widths = [0, 1, 2, 3].map((column) =>
      table.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
    );
    for (const row of table) {
      const cells = row.map((cell, column) =>
        column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      );
      await write(out, `${cells.join('  ').trimEnd()}\n`);
    }
    await write(err, unreadable.report());
    return done;
  },
});

/** `"in stock"`, `"on hold"`: the status where it is known. */
function stockText({ status, inStock }: Vehicle): string {
  if (status !== undefined) return fieldText('status', status).toLowerCase();
  return inStock ? 'in stock' : 'out of stock';
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
