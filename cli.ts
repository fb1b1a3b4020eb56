import type { CliTools, Command } from './cli/command.ts';
import { dbCommands } from './cli/db.ts';
import { feedsCommands } from './cli/feeds.ts';
import { inventoryCommands } from './cli/inventory/inventory.ts';
import { leadsCommands } from './cli/leads/leads.ts';
import { showProgress } from './cli/progress.ts';
import { reportCommand } from './cli/report/report.ts';
import { runCommand } from './cli/run-command.ts';
import { readSettings } from './settings.ts';
import { openStore, type Store } from './store/open-store.ts';

/** Composition root of the staff's command line: `./dealer <command>`. */
const commands: readonly Command[] = [
  ...inventoryCommands,
  ...leadsCommands,
  ...feedsCommands,
  ...dbCommands,
  reportCommand,
];

const { stdout: out, stderr: err } = process;
let opening: Promise<Store> | undefined;

function makeTools(): CliTools {
  const settings = readSettings(process.env);
  return {
    settings,
    out,
    err,
    now: new Date(),
    store() {
      opening ??= openStore(settings).catch((error) => {
        // A command that goes on, like `inventory sync`, tries again.
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async restore(file) {
      const { restoreStore } = await import('./store/backup/restore.ts');
      return restoreStore(settings, file, new Date());
    },
    progress: (label, total) =>
      showProgress(label, total, { stream: err, isTerminal: err.isTTY === true }),
  };
}

// A closed pipe (`| head`) ends the command; it is not a crash.
for (const stream of [out, err]) stream.on('error', () => {});

process.exitCode = await runCommand(process.argv.slice(2), commands, { out, err }, makeTools);
await opening?.then(
  (store) => store.close(),
  () => {},
);
