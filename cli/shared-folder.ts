import { resolve, sep } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';

const isPath = /\b(file|folder)\b/;

/**
 * Refuses a command that is called by the staff for a file outside of the folder they share with the
 * site (spec S18.13): the site's user, as whom it runs, can reach what they can not.
 *
 * @throws naming the file and the folder
 */
export function refuseOtherFiles(command: CommandUnknownOpts, folder: string): void {
  for (const path of pathsOf(command)) {
    if (`${resolve(path)}${sep}`.startsWith(resolve(folder) + sep)) continue;
    throw new Error(
      `${resolve(path)} is not in ${folder}. Nothing was done. Files for this command belong in ${folder}: put it there, or write there.`,
    );
  }
}

function pathsOf(command: CommandUnknownOpts): string[] {
  const values: Readonly<Record<string, unknown>> = command.opts();
  const named = [
    ...command.registeredArguments.map((one, index) => [one.name(), command.args[index]]),
    ...command.options.map((one) => [one.flags, values[one.attributeName()]]),
  ] as const;
  return named.flatMap(([name, value]) =>
    typeof value === 'string' && isPath.test(name as string) ? [value] : [],
  );
}
