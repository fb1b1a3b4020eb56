import { basename } from 'node:path';
import { byHand } from '../../domain/catalogue/file-cells.ts';
import { planImport } from '../../stock/import/plan/import-plan.ts';
import { leftLines, summaryLine } from '../../stock/import/plan/import-report.ts';
import { type Refusal, type RefusalOptions, refusalOf } from '../../stock/import/plan/refusal.ts';
import type { StockReading } from '../../stock/import/read-stock.ts';
import { openPhotoSets, photosOf } from '../../stock/photos/photo-sets.ts';
import { type CliTools, done, failed, write } from '../command.ts';
import { currentUser } from './current-user.ts';

/**
 * Plans an import on the stock as it is and applies it to that stock; where another change came in
 * between, it is planned again. Resolves to the exit code.
 */
export async function applyImport(
  reading: StockReading,
  file: string,
  options: RefusalOptions,
  { store, settings, err, now }: CliTools,
): Promise<number> {
  const { catalogue, sync } = await store();
  const notes = await sync.readNotes();
  // Beside a file that is read again by itself, what another says would not last.
  const isBeside = settings.stockFrom !== undefined && notes.isFollowed === true;
  const origin = isBeside ? 'hand' : 'file';
  const name = basename(file);
  for (;;) {
    const plannedOn = await catalogue.version();
    const stock = await catalogue.list();
    const plan = planImport(stock, reading, { isConfirmed: () => options.really === true });
    const refusal = refusalOf(reading, stock, plan, options);
    if (refusal !== undefined) {
      await write(err, leftLines(plan, reading));
      return refuse(refusal, err);
    }
    const change = isBeside ? byHand(plan.change, stock) : plan.change;
    const { put, withdraw } = change;
    await openPhotoSets(settings.dataDir).markUsed(photosOf([...stock, ...put]), now);
    const isNothing = put.length + withdraw.length === 0;
    const how = {
      plannedOn,
      source: `inventory import ${name}`,
      by: currentUser(),
      origin,
    } as const;
    if (isNothing || (await catalogue.apply(change, now.toISOString(), how)) === 'applied') {
      await sync.writeNotes({ ...notes, read: { at: now.toISOString(), from: name } });
      await write(err, `${leftLines(plan, reading)}${summaryLine(plan)}\n`);
      if (plan.waiting.length > 0) await write(err, 'Add --really if these prices are right.\n');
      return done;
    }
    await write(err, 'The stock was changed meanwhile; comparing again.\n');
  }
}

/** Says why nothing was changed. Resolves to the exit code. */
export async function refuse(
  { reason, isConfirmable }: Refusal,
  err: CliTools['err'],
): Promise<number> {
  const hint = isConfirmable ? ' Add --really if that is right.' : '';
  await write(err, `${reason} Nothing was changed.${hint}\n`);
  return failed;
}
