import type { Writable } from 'node:stream';
import {
  CommanderError,
  Command as CommandSyntax,
  type CommandUnknownOpts,
  Help,
} from '@commander-js/extra-typings';
import { failureText } from '../base/failure-text.ts';
import { type CliTools, type Command, done, failed, misused, UsageError } from './command.ts';
import { refuseOtherFiles } from './shared-folder.ts';

const programName = 'dealer';

interface Streams {
  readonly out: Writable;
  readonly err: Writable;
}

/**
 * Resolves to the exit code; failures become messages on `err`. `makeTools` gets the value of `--store`,
 * and is called only when a command runs.
 */
export async function runCommand(
  argv: readonly string[],
  commands: readonly Command[],
  { out, err }: Streams,
  makeTools: (store: string | undefined) => CliTools,
): Promise<number> {
  let exitCode = done;
  const leaves: CommandSyntax[] = [];
  const program = new CommandSyntax(programName)
    .option('--store <place>', 'another store: its folder, or the address of a PostgreSQL database')
    .exitOverride()
    .helpCommand(false)
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => out.write(text),
      writeErr: (text) => err.write(text),
    })
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

/** `leads export [options]`: how a command is called, without the name of the program. */
function usageOf(leaf: CommandUnknownOpts): string {
  const group = leaf.parent?.parent ? `${leaf.parent.name()} ` : '';
  return group + new Help().subcommandTerm(leaf);
}

function groupNamed(program: CommandSyntax, name: string) {
  const match = program.commands.find((group) => group.name() === name);
  return (match as CommandSyntax | undefined) ?? program.command(name);
}
