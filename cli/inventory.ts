import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatPrice } from '../domain/money.ts';
import { cleanLine } from '../feeds/clean-text.ts';
import { stockCsv, stockJson } from '../feeds/export-stock.ts';
import { planImport } from '../feeds/import-plan.ts';
import { planLines, plural, rejectionLines, summaryLine } from '../feeds/import-report.ts';
import { type Mapping, MappingError, parseMapping } from '../feeds/mapping.ts';
import { readStock, type StockReading } from '../feeds/read-stock.ts';
import { StockFileError } from '../feeds/stock-text.ts';
import {
  type CliTools,
  type Command,
  done,
  failed,
  misused,
  UsageError,
  write,
} from './command.ts';

const importCommand: Command = {
  name: 'inventory import',
  usage: 'FILE [--dry-run] [--mapping MAP.json] [--skip-rejected]',
  summary: 'Make the stock what a CSV, TSV or JSON file says',
  details: `The file is the whole stock: carts it lacks become out of stock. All of it is applied or nothing.
A row that can't be used is named with its line and reason, and nothing is changed, unless
--skip-rejected leaves such rows out; a cart whose row was left out stays as it is.

  --dry-run         tell what would be added, changed, sold and kept, and change nothing
  --mapping FILE    where each field comes from, for JSON of any shape and unusual headers:
                    {"rows": "data.carts", "fields": {"name": "{year} {make.name}", "price": "retail"}}
  --skip-rejected   import the good rows of a file that has bad ones`,
  async run(args, tools) {
    const { positionals, values } = parsed(args, {
      'dry-run': { type: 'boolean' },
      mapping: { type: 'string' },
      'skip-rejected': { type: 'boolean' },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('Name one file');
    try {
      const mapping = values.mapping === undefined ? undefined : await readMapping(values.mapping);
      const reading = await readWithProgress(file, mapping, tools);
      return await applyReading(reading, values, tools);
    } catch (error) {
      if (!(error instanceof StockFileError || error instanceof MappingError)) throw error;
      await write(tools.err, `${cleanLine(error.message)}\nNothing was changed.\n`);
      return error instanceof MappingError ? misused : failed;
    }
  },
};

async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new MappingError(`The mapping ${file} can't be opened (${error.code})`);
  });
  return parseMapping(text.replace(/^\uFEFF/, ''));
}

async function readWithProgress(file: string, mapping: Mapping | undefined, tools: CliTools) {
  const progress = tools.progress('Rows read');
  try {
    return await readStock(file, mapping, (rows) => progress.update(rows));
  } finally {
    progress.end();
  }
}

interface ImportOptions {
  readonly 'dry-run'?: boolean;
  readonly 'skip-rejected'?: boolean;
}

async function applyReading(
  reading: StockReading,
  options: ImportOptions,
  { store, out, err, now }: CliTools,
): Promise<number> {
  const { rejected, rows, unread, vehicles } = reading;
  await write(err, rejectionLines(reading));
  if (unread.length > 0) await write(err, `Columns not used: ${unread.join(', ')}\n`);
  if (vehicles.length === 0) {
    const reason = rows === 0 ? 'The file has no rows' : 'No row of the file can be used';
    throw new StockFileError(`${reason}; the stock is not emptied`);
  }
  const { catalogue } = await store();
  const plan = planImport(await catalogue.list(), reading);
  const refuses = rejected.length > 0 && options['skip-rejected'] !== true;
  if (options['dry-run']) await write(out, planLines(plan));
  if (refuses) {
    await write(
      err,
      `${plural(rejected.length, 'row')} rejected; nothing was changed. Mend the file, or add --skip-rejected to import the other ${vehicles.length}.\n`,
    );
    return failed;
  }
  if (options['dry-run']) return done;
  const { put, withdraw } = plan.change;
  if (put.length + withdraw.length > 0) await catalogue.apply(plan.change, now.toISOString());
  await write(err, `${summaryLine(plan)}\n`);
  return done;
}

const exportCommand: Command = {
  name: 'inventory export',
  usage: '[--format json|csv]',
  summary: 'Print the stock as a file that can be imported again',
  async run(args, { store, out }) {
    const { positionals, values } = parsed(args, { format: { type: 'string' } });
    const { format = 'json' } = values;
    if (positionals.length > 0) throw new UsageError(`“${positionals[0]}” is not understood`);
    if (format !== 'json' && format !== 'csv') throw new UsageError('--format is json or csv');
    const vehicles = await (await store()).catalogue.list();
    for (const piece of (format === 'json' ? stockJson : stockCsv)(vehicles)) {
      await write(out, piece);
    }
    return done;
  },
};

const listCommand: Command = {
  name: 'inventory list',
  usage: '',
  summary: 'Show the stock as a table',
  async run(args, { store, out }) {
    if (args.length > 0) throw new UsageError(`“${args[0]}” is not understood`);
    const vehicles = await (await store()).catalogue.list();
    const rows = vehicles.map((vehicle) => [
      vehicle.id,
      cleanLine(vehicle.name),
      cleanLine(vehicle.brand),
      formatPrice(vehicle.price),
      vehicle.withdrawnAt !== undefined
        ? `left on ${vehicle.withdrawnAt.slice(0, 10)}`
        : vehicle.inStock
          ? 'in stock'
          : 'out of stock',
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
    return done;
  },
};

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parsed<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export const inventoryCommands: readonly Command[] = [importCommand, exportCommand, listCommand];
