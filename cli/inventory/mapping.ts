import { fieldText } from '../../domain/stock/fields/field-text.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import { fieldGuide, templateCsv } from '../../stock/import/field-guide.ts';
import { StockFileError } from '../../stock/import/file/stock-file-error.ts';
import { parseMapping } from '../../stock/import/mapping/mapping.ts';
import { rawRows, suggestMapping } from '../../stock/import/mapping/suggest-mapping.ts';
import { leftLines, summaryLine } from '../../stock/import/plan/import-report.ts';
import { readStock, type StockReading } from '../../stock/import/read-stock.ts';
import { labelOf } from '../../stock/import/row/stock-field.ts';
import { type CliTools, defineCommand, done, failed, write } from '../command.ts';
import { judgeImport } from './import.ts';

export const fieldsCommand = defineCommand({
  name: 'inventory fields',
  summary: 'Print every field of a stock file, what it may hold and its headings',
  async run(_args, _options, { out }) {
    await write(out, fieldGuide());
    return done;
  },
});

export const templateCommand = defineCommand({
  name: 'inventory template',
  summary: 'Print a starter spreadsheet as CSV',
  details: `Write over the example in its second line; an import passes it over. Columns that you don't need can go.
Visitors read every column but one that an import names as not used, above all the description.
  dealer inventory template > stock.csv`,
  async run(_args, _options, { out }) {
    await write(out, templateCsv());
    return done;
  },
});

export const mappingCommand = defineCommand({
  name: 'inventory mapping',
  summary: 'Suggest a mapping for a file of any shape',
  details: `Prints the mapping as JSON, made from the file's own names and values; what it could not place, what
an import with it would do now, and how the first cart reads, is printed beside it (on standard error). Look it over, change it, then import with it:
  dealer inventory mapping export.json > map.json
  dealer inventory import export.json --mapping map.json --dry-run`,
  syntax: (command) => command.argument('<file>', '.xlsx, CSV, TSV or JSON'),
  async run([file], _options, tools) {
    const { out, err } = tools;
    try {
      const sheets = tools.settings.stockSheets;
      const { path, rows } = await rawRows(file, sheets);
      const { fields, remarks } = suggestMapping(rows);
      const json = JSON.stringify({ ...(path !== '' && { rows: path }), fields }, null, 2);
      if (Object.keys(fields).length === 0) {
        throw new Error('Nothing in the file looks like a field; see dealer inventory fields');
      }
      await write(out, `${json}\n`);
      for (const remark of remarks) await write(err, `${cleanLine(remark)}\n`);
      await writeOutcome(await readStock(file, parseMapping(json), { sheets }), file, tools);
      return done;
    } catch (error) {
      if (!(error instanceof StockFileError)) throw error;
      await write(err, `${cleanLine(error.message)}\n`);
      return failed;
    }
  },
});

async function writeOutcome(read: StockReading, file: string, tools: CliTools): Promise<void> {
  const { err } = tools;
  const { plan, refusal, checked } = await judgeImport(read, file, {}, tools);
  await write(err, leftLines(plan, checked.reading));
  const usable = `${checked.reading.vehicles.length} of ${counted(read.rows, 'row')} can be used with this mapping. Imported now: `;
  const hint = refusal?.isConfirmable ? ' Add --really if that is right.' : '';
  const outcome =
    refusal === undefined ? `${summaryLine(plan)}.` : `nothing. ${refusal.reason}${hint}`;
  await write(err, `${usable}${outcome}\n`);
  const [first] = checked.reading.vehicles;
  if (first !== undefined) await write(err, `The first of them:\n${vehicleLines(first)}`);
}

function vehicleLines(vehicle: Vehicle): string {
  const fields = Object.keys(vehicle) as (keyof Vehicle)[];
  return fields
    .map((field) => [labelOf(field), cleanLine(fieldText(field, vehicle[field]))] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `  ${label}: ${text}\n`)
    .join('');
}
