import { basename } from 'node:path';
import {
  isAnsweredByFile,
  type PlanOptions,
  planImport,
  planOptionsSince,
} from '../../stock/import/plan/import-plan.ts';
import { columnLines, noteLines } from '../../stock/import/plan/import-report.ts';
import { type RefusalOptions, refusalOf } from '../../stock/import/plan/refusal.ts';
import type { StockReading } from '../../stock/import/read-stock.ts';
import { checkPhotos } from '../../stock/photos/import-photos.ts';
import { faultLines, folderLines, foldersOfNoCart } from '../../stock/photos/replace-pictures.ts';
import { type CliTools, write } from '../command.ts';

export interface ImportOptions extends RefusalOptions {
  readonly dryRun?: boolean;
  readonly fetchPictures?: boolean;
}

export async function judgeImport(
  read: StockReading,
  file: string,
  options: ImportOptions,
  tools: CliTools,
) {
  const { store, settings, err, progress } = tools;
  const { catalogue, sync } = await store();
  const meter = progress('Photographs checked');
  const checked = await checkPhotos(read, settings.photosFrom, meter.update).finally(meter.end);
  const stock = await catalogue.list();
  const folders = folderLines(foldersOfNoCart(checked, stock));
  await write(err, folders + faultLines(checked.leftOut) + noteLines(read));
  const { unread } = read;
  const { read: before } = await sync.readNotes();
  if (options.dryRun || before === undefined) {
    const lines = columnLines(read.columns).map((line) => `  ${line}\n`);
    await write(err, `How each column is read:\n${lines.join('')}`);
  } else if (unread.length > 0) {
    await write(err, `Columns not used: ${unread.join(', ')}\n`);
  }
  const plan = planImport(stock, checked.reading, await planOptions(file, options, tools));
  return { checked, plan, refusal: refusalOf(checked.reading, stock, plan, options) };
}

export async function planOptions(
  file: string,
  { really }: RefusalOptions,
  { store }: CliTools,
): Promise<PlanOptions> {
  const { headings } = await (await store()).sync.readNotes();
  return {
    isConfirmed: (key) => really === true && isAnsweredByFile(key),
    ...planOptionsSince(headings, basename(file)),
  };
}
