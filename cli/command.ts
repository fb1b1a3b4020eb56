import type { Writable } from 'node:stream';
import type { Command as CommandSyntax, OptionValues } from '@commander-js/extra-typings';
import type { StaffStore } from '../domain/staff-store.ts';
import type { Settings } from '../settings.ts';

/**
 * One command of `dealer`, declared with {@link defineCommand}:
 *
 *     export const sellCommand = defineCommand({
 *       name: 'inventory sold',
 *       summary: 'Mark a cart as sold',
 *       syntax: (command) => command.argument('<id>', 'of the cart').option('--on <date>', '…'),
 *       async run([id], { on }, { store, err }) {
 *         …
 *         return done;
 *       },
 *     });
 *
 * and listed in the array of its group (`inventoryCommands`), or in `cli.ts` where it has none.
 * `syntax` names arguments and options the way commander does (`<required>`, `[optional]`,
 * `'<several...>'`, `new Option(…).choices(['json', 'csv'] as const)`); `run` gets them parsed and
 * typed. `--help`, unknown options, and missing or surplus arguments never get to `run`.
 */
export interface Command {
  /** The words that call it: `"leads list"`, or one word for a command of no group. */
  readonly name: string;
  /** One line for `--help`. */
  readonly summary: string;
  /** Further lines at the end of its own `--help`. */
  readonly details?: string;
  /** Adds arguments and options. */
  syntax?(command: CommandSyntax): unknown;
  /** Does it; see {@link CommandDefinition.run}. */
  run(args: readonly unknown[], options: object, tools: CliTools): Promise<number>;
}

interface CommandDefinition<Args extends unknown[], Options extends OptionValues>
  extends Omit<Command, 'syntax' | 'run'> {
  readonly syntax?: (command: CommandSyntax) => CommandSyntax<Args, Options>;
  /**
   * Does it and resolves to the exit code: {@link done}, {@link failed} or {@link misused}.
   *
   * @throws {UsageError} for arguments that don't fit together; becomes {@link misused} with the
   * usage shown. Any other error becomes {@link failed} with its message.
   */
  run(args: Args, options: Options, tools: CliTools): Promise<number>;
}

/** A command whose `run` gets what its `syntax` declares; see {@link Command}. */
export function defineCommand<
  Args extends unknown[] = [],
  Options extends OptionValues = Record<never, never>,
>(definition: CommandDefinition<Args, Options>): Command {
  return definition as Command;
}

export const done = 0;
export const failed = 1;
export const misused = 2;

/** The command was called in a way it doesn't understand; the message says how. */
export class UsageError extends Error {}

/** The dependencies of a command. Each is opened at its first use. */
export interface CliTools {
  /** Opens the store (migrating it if need be) on the first call; closed after the command. */
  store(): Promise<StaffStore>;
  /** Backs up the store into a folder. Resolves to the new file and the backups removed for their age. */
  backupInto(
    folder: string,
    saveStore: (file: string) => Promise<void>,
  ): Promise<{ readonly path: string; readonly outdated: readonly string[] }>;
  /** Puts a backup in the place of the store. Resolves to the files that the earlier one was moved to. */
  restore(file: string): Promise<readonly string[]>;
  readonly settings: Settings;
  /** Data, and nothing else. Wait for the promise of {@link write} to respect a slow reader. */
  readonly out: Writable;
  /** Everything a person reads. */
  readonly err: Writable;
  readonly now: Date;
  /** Long work, shown on `err`: a bar on a terminal, lines in a pipe. */
  progress(label: string): Progress;
}

export interface Progress {
  /** So many of the total (or in all) are done. Cheap: drawn a few times a second. */
  update(count: number, total?: number): void;
  /** The work is over; what was drawn is finished. */
  end(): void;
}

/** Writes and waits until the stream takes more; memory stays flat behind a slow reader. */
export function write(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
