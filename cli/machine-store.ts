import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { reasonInWords } from '../base/failure-text.ts';
import type { Settings } from '../settings.ts';

type Place = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'databaseUrl'>>;

/**
 * Refuses a command that would use another store than this machine's site, whose settings are in
 * `file` (spec S18.9). Where there is no such file there is no such site.
 *
 * @throws naming both stores; also when the file can't be read, so that nobody knows.
 */
export function refuseOtherStore(place: Place, file: string): void {
  const site = readPlace(file);
  if (site === undefined || identityOf(site) === identityOf(place)) return;
  throw new Error(
    `This machine's site keeps its store in ${nameOf(site)} (${file}); this command would use ${nameOf(place)}. Nothing was changed.
Run "dealer …" for the site's store, or say which one with --store FOLDER.`,
  );
}

function readPlace(file: string): Place | undefined {
  try {
    const { DATA_DIR = './data', DATABASE_URL } = parseEnv(readFileSync(file, 'utf8'));
    return { dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(
      `This machine's site has its settings in ${file}, which can't be read here (${reasonInWords(error) ?? (error as Error).message}), so this command might use another store. Nothing was changed.
Run "dealer …" for the site's store, or say which one with --store FOLDER.`,
      { cause: error },
    );
  }
}

/** Equal for all spellings of its address. */
function identityOf({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl !== undefined) return nameOf({ dataDir, databaseUrl });
  try {
    return realpathSync(dataDir);
  } catch {
    return resolve(dataDir);
  }
}

function nameOf({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return resolve(dataDir);
  const { host, pathname, search } = new URL(databaseUrl);
  return `the database ${host || 'on this machine'}${pathname}${search}`;
}
