import type { Writable } from 'node:stream';
import type { Command as CommandSyntax, OptionValues } from '@commander-js/extra-typings';
import type { StaffStore } from '../domain/staff-store.ts';
import type { Settings } from '../settings.ts';

/**
 * A command of `dealer`, declared with {@link defineCommand} and listed in the array of its group or in
 * `cli.ts`. `--help`, unknown options, and missing or surplus arguments never reach `run`.
 */
export interface Command {
  /** `"leads list"`. */
  readonly name: string;
  readonly summary: string;
  /** Appended to its own `--help`. */
  readonly details?: string;
  syntax?(command: CommandSyntax): unknown;
  run(args: readonly unknown[], options: object, tools: CliTools): Promise<number>;
}

interface CommandDefinition<Args extends unknown[], Options extends OptionValues>
  extends Omit<Command, 'syntax' | 'run'> {
  readonly syntax?: (command: CommandSyntax) => CommandSyntax<Args, Options>;
  /**
   * Resolves to {@link done}, {@link failed} or {@link misused}. A {@link UsageError} becomes `misused`
   * with the usage, any other error `failed` with its message.
   */
  run(args: Args, options: Options, tools: CliTools): Promise<number>;
}

export function defineCommand<
  Args extends unknown[] = [],
  Options extends OptionValues = Record<never, never>,
>(definition: CommandDefinition<Args, Options>): Command {
  return definition as Command;
}

export const done = 0;
export const failed = 1;
export const misused = 2;

/** The arguments do not fit together; the message has the right way. */
export class UsageError extends Error {}

/** Each is opened at its first use. */
export interface CliTools {
  /** Migrates if necessary; closed after the command. */
  store(): Promise<StaffStore>;
  backupInto(
    folder: string,
    saveStore: (file: string) => Promise<void>,
  ): Promise<{ readonly path: string; readonly outdated: readonly string[] }>;
  restore(file: string): Promise<readonly string[]>;
  readonly settings: Settings;
  /** Data alone. Await {@link write} to respect a slow reader. */
  readonly out: Writable;
  readonly err: Writable;
  readonly now: Date;
  /** A bar on a terminal, lines in a pipe, on `err`. */
  progress(label: string): Progress;
}

export interface Progress {
  /** Cheap: drawn a few times a second. */
  update(count: number, total?: number): void;
  end(): void;
}

/** Resolves when the stream takes more, so memory stays flat behind a slow reader. */
export function write(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
