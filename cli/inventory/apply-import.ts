import { basename } from 'node:path';
import { byHand } from '../../domain/catalogue/file-cells.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { type ImportPlan, planImport } from '../../stock/import/plan/import-plan.ts';
import { summaryLine } from '../../stock/import/plan/import-report.ts';
import { shrinkingOf } from '../../stock/import/plan/shrinking.ts';
import type { StockReading } from '../../stock/import/read-stock.ts';
import { openPhotoSets, photosOf } from '../../stock/photos/photo-sets.ts';
import { type CliTools, done, failed, write } from '../command.ts';
import { currentUser } from './current-user.ts';

export interface ApplyOptions {
  /** Whether many carts may leave the site at once. */
  readonly really?: boolean;
}

/**
 * Plans an import on the stock as it is and applies it to that stock; where another change came in
 * between, it is planned again. Resolves to the exit code.
 */
export async function applyImport(
  reading: StockReading,
  file: string,
  options: ApplyOptions,
  { store, settings, err, now }: CliTools,
): Promise<number> {
  const { catalogue, sync } = await store();
  // Beside a file that is read again by itself, what another says would not last.
  const isBeside = settings.stockFrom !== undefined && (await sync.readNotes()).read !== undefined;
  const origin = isBeside ? 'hand' : 'file';
  const source = `inventory import ${basename(file)}`;
  for (;;) {
    const plannedOn = await catalogue.version();
    const stock = await catalogue.list();
    const plan = planImport(stock, reading);
    if (await isTooDrastic(stock, plan, options, err)) return failed;
    const change = isBeside ? byHand(plan.change, stock) : plan.change;
    const { put, withdraw } = change;
    await openPhotoSets(settings.dataDir).markUsed(photosOf([...stock, ...put]), now);
    const isNothing = put.length + withdraw.length === 0;
    const how = { plannedOn, source, by: currentUser(), origin } as const;
    if (isNothing || (await catalogue.apply(change, now.toISOString(), how)) === 'applied') {
      await write(err, `${summaryLine(plan)}\n`);
      return done;
    }
    await write(err, 'The stock was changed meanwhile; comparing again.\n');
  }
}

/** Whether an import takes too many carts off the site to be meant; says so. */
export async function isTooDrastic(
  stock: readonly StockedVehicle[],
  plan: ImportPlan,
  { really }: ApplyOptions,
  err: CliTools['err'],
): Promise<boolean> {
  const { leaving, inStock, isDrastic } = shrinkingOf(stock, plan);
  if (!isDrastic || really) return false;
  await write(
    err,
    `${leaving} of the ${inStock} carts in stock would leave the site. Nothing was changed. Add --really if that is right.\n`,
  );
  return true;
}
