import { readdirSync } from 'node:fs';
import { sqliteFile } from '../store-place.ts';

export const partialFile = `${sqliteFile}.restoring`;

/** Followed by the date: from this name on the restore is decided. */
export const wholePrefix = `${sqliteFile}.restored-`;

export function hasInterruptedRestore(dataDir: string): boolean {
  return readdirSync(dataDir).some(
    (name) => name.startsWith(partialFile) || name.startsWith(wholePrefix),
  );
}
