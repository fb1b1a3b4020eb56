import type { Writable } from 'node:stream';
import type { Command as CommandSyntax, OptionValues } from '@commander-js/extra-typings';
import type { StaffStore } from '../domain/staff-store.ts';
import type { Settings } from '../settings.ts';

/** Declared with {@link defineCommand}. `--help` and wrong arguments never reach `run`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly details?: string;
  syntax?(command: CommandSyntax): unknown;
  run(args: readonly unknown[], options: object, tools: CliTools): Promise<number>;
}

interface CommandDefinition<Args extends unknown[], Options extends OptionValues>
  extends Omit<Command, 'syntax' | 'run'> {
  readonly syntax?: (command: CommandSyntax) => CommandSyntax<Args, Options>;
  /**
   * A {@link UsageError} becomes {@link misused} with the usage, any other error {@link failed}.
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

export class UsageError extends Error {}

export interface CliTools {
  store(): Promise<StaffStore>;
  backupInto(
    folder: string,
    saveStore: (file: string) => Promise<void>,
  ): Promise<{ readonly path: string; readonly outdated: readonly string[] }>;
  restore(file: string): Promise<readonly string[]>;
  readonly settings: Settings;
  /** Await {@link write} to respect a slow reader. */
  readonly out: Writable;
  readonly err: Writable;
  readonly now: Date;
  progress(label: string): Progress;
}

export interface Progress {
  update(count: number, total?: number): void;
  end(): void;
}

/** Resolves when the stream takes more. */
export function write(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
