import { readdirSync } from 'node:fs';
import { sqliteFile } from '../store-place.ts';

/** A restored store that is still being written. */
export const partialFile = `${sqliteFile}.restoring`;

/** A whole one, followed by the date: from this name on the restore is decided. */
export const wholePrefix = `${sqliteFile}.restored-`;

/** Whether a restore into `dataDir` was interrupted, so that `finishRestores` has to come first. */
export function hasInterruptedRestore(dataDir: string): boolean {
  return readdirSync(dataDir).some(
    (name) => name.startsWith(partialFile) || name.startsWith(wholePrefix),
  );
}
