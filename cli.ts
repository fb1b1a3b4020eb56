import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { parseEnv } from 'node:util';
import { reasonInWords } from './base/failure-text.ts';
import { alertsCommand } from './cli/alerts.ts';
import { closedDaysCommands } from './cli/closed-days.ts';
import type { CliTools, Command } from './cli/command.ts';
import { dbCommands } from './cli/db.ts';
import { feedsCommands } from './cli/feeds.ts';
import { inventoryCommands } from './cli/inventory/inventory.ts';
import { leadsCommands } from './cli/leads/leads.ts';
import { linksCommand } from './cli/links.ts';
import { overridesCommands } from './cli/overrides.ts';
import { showProgress } from './cli/progress.ts';
import { reportCommand } from './cli/report/report.ts';
import { runCommand } from './cli/run-command.ts';
import { readSettings, type Settings } from './settings.ts';
import { openStore, type Store } from './store/open-store.ts';

/** Composition root of the staff's command line: `./dealer <command>`. */
const commands: readonly Command[] = [
  ...inventoryCommands,
  ...closedDaysCommands,
  ...overridesCommands,
  ...leadsCommands,
  alertsCommand,
  ...feedsCommands,
  linksCommand,
  ...dbCommands,
  reportCommand,
];

export async function runCli(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  { out, err }: { readonly out: Writable; readonly err: Writable & { readonly isTTY?: boolean } },
): Promise<number> {
  let opening: Promise<Store> | undefined;

  /** @param place the value of `--store` */
  function makeTools(place: string | undefined): CliTools {
    const settings = readSettings({ ...env, ...(place && settingsFor(place)) });
    const refuseOther = () => {
      if (place === undefined) refuseOtherStore(settings, settings.settingsFile);
    };
    return {
      settings,
      out,
      err,
      now: new Date(),
      async store() {
        if (opening === undefined) refuseOther();
        opening ??= openStore(settings).catch((error) => {
          // A command that goes on, like `inventory sync`, tries again.
          opening = undefined;
          throw error;
        });
        return opening;
      },
      async backupInto(folder, saveStore) {
        refuseOther();
        const { backupIntoFolder } = await import('./store/backup/backup-folder.ts');
        return backupIntoFolder(folder, new Date(), saveStore);
      },
      async restore(file) {
        refuseOther();
        const { restoreStore } = await import('./store/backup/restore.ts');
        return restoreStore(settings, file, new Date());
      },
      progress: (label) => showProgress(label, { stream: err, isTerminal: err.isTTY === true }),
    };
  }

  try {
    return await runCommand(argv, commands, { out, err }, makeTools);
  } finally {
    const store = await opening?.catch(() => undefined);
    await store?.close();
  }
}

/** A named store has its photographs in its own folder. */
function settingsFor(place: string): Record<string, string> {
  if (/^postgres(ql)?:/.test(place)) return { DATABASE_URL: place };
  return { DATA_DIR: resolve(place), DATABASE_URL: '', PHOTOS_FROM: '', BACKUP_TO: '' };
}

if (import.meta.main) {
  const { stdout: out, stderr: err } = process;
  // A closed pipe (`| head`) ends the command; it is not a crash.
  for (const stream of [out, err]) stream.on('error', () => {});
  process.exitCode = await runCli(process.argv.slice(2), process.env, { out, err });
}

type Place = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'databaseUrl'>>;

/** @throws naming both stores where they differ, or when `file` can't be read (spec S18.9) */
export function refuseOtherStore(place: Place, file: string): void {
  const site = readPlace(file);
  if (site === undefined || storeIdentity(site) === storeIdentity(place)) return;
  throw new Error(
    `This machine's site keeps its store in ${storeName(site)} (${file}); this command would use ${storeName(place)}. Nothing was changed.
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

function storeIdentity({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl !== undefined) return storeName({ dataDir, databaseUrl });
  try {
    return realpathSync(dataDir);
  } catch {
    return resolve(dataDir);
  }
}

function storeName({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return resolve(dataDir);
  const { host, pathname, search } = new URL(databaseUrl);
  return `the database ${host || 'on this machine'}${pathname}${search}`;
}
