import { resolve, sep } from 'node:path';
import type { Writable } from 'node:stream';
import {
  CommanderError,
  Command as CommandSyntax,
  type CommandUnknownOpts,
  Help,
} from '@commander-js/extra-typings';
import { failureText } from '../base/failure-text.ts';
import { type CliTools, type Command, done, failed, misused, UsageError } from './command.ts';

const programName = 'dealer';

/** Failures become messages on `err`. `makeTools` gets the value of `--store`. */
export async function runCommand(
  argv: readonly string[],
  commands: readonly Command[],
  { out, err }: { readonly out: Writable; readonly err: Writable },
  makeTools: (store: string | undefined) => CliTools,
): Promise<number> {
  let exitCode = done;
  const leaves: CommandSyntax[] = [];
  const program = new CommandSyntax(programName)
    .option('--store <place>', 'another store: its folder, or the address of a PostgreSQL database')
    .exitOverride()
    .helpCommand(false)
    .showHelpAfterError()
    .configureOutput({ writeOut: (text) => out.write(text), writeErr: (text) => err.write(text) })
    .configureHelp({
      // The overview lists every command, not only the groups.
      visibleCommands: (current) => (current.parent === null ? leaves : [...current.commands]),
      subcommandTerm: usageOf,
    });
  for (const command of commands) {
    const leaf = declare(program, command);
    leaf.action(async () => {
      try {
        const { store } = program.opts();
        const tools = makeTools(store);
        const { sharedFolder } = tools.settings;
        if (sharedFolder !== undefined) {
          if (store !== undefined)
            throw new UsageError("--store is for the server's administrator");
          refuseOtherFiles(leaf, sharedFolder);
        }
        exitCode = await command.run(leaf.processedArgs, leaf.opts(), tools);
      } catch (error) {
        if (error instanceof UsageError) leaf.error(`error: ${error.message}`);
        throw error;
      }
    });
    leaves.push(leaf);
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? done : misused;
    // The pipe was closed (`| head`).
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') err.write(`${failureText(error)}\n`);
    return failed;
  }
}

function declare(program: CommandSyntax, { name, summary, details, syntax }: Command) {
  const [first = '', second] = name.split(' ');
  const parent = second === undefined ? program : groupNamed(program, first);
  const leaf = parent
    .command(second ?? first)
    .description(`${summary}.`)
    .summary(summary);
  syntax?.(leaf);
  if (details !== undefined) leaf.addHelpText('after', `\n${details}`);
  return leaf.showHelpAfterError(`Usage: ${programName} ${usageOf(leaf)}`);
}

/** `leads export [options]` */
function usageOf(leaf: CommandUnknownOpts): string {
  const group = leaf.parent?.parent ? `${leaf.parent.name()} ` : '';
  return group + new Help().subcommandTerm(leaf);
}

function groupNamed(program: CommandSyntax, name: string) {
  const match = program.commands.find((group) => group.name() === name);
  return (match as CommandSyntax | undefined) ?? program.command(name);
}

const isPath = /\b(file|folder)\b/;

/** The site's user can reach more files than the shared folder (spec S18.13). @throws */
function refuseOtherFiles(command: CommandUnknownOpts, folder: string): void {
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
