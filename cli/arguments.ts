import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** Options and positionals of a command. Throws {@link UsageError} for what it doesn't know. */
export function readArguments<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Exactly the positionals a command takes, by name; throws {@link UsageError} otherwise. */
export function expectPositionals(given: readonly string[], names: readonly string[]): string[] {
  const surplus = given[names.length];
  if (surplus !== undefined) throw new UsageError(`“${surplus}” is not understood`);
  const missing = names[given.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`);
  return [...given];
}
