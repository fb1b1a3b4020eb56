import type { Writable } from 'node:stream';
import {
  type CliTools,
  type Command,
  done,
  failed,
  misused,
  UsageError,
  write,
} from './command.ts';

const program = 'npm run dealer --';

/**
 * Finds the command that `argv` names, answers `--help`, runs it and turns what goes wrong into
 * words on `err` and an exit code. `makeTools` is called only when a command really runs.
 */
export async function runCommand(
  argv: readonly string[],
  commands: readonly Command[],
  { out, err }: { readonly out: Writable; readonly err: Writable },
  makeTools: () => CliTools,
): Promise<number> {
  const [group, verb, ...args] = argv;
  const command = commands.find(({ name }) => name === `${group} ${verb}`);
  const ofGroup = commands.filter(({ name }) => name.split(' ')[0] === group);
  if (argv.some((arg) => arg === '--help' || arg === '-h')) {
    await write(out, command === undefined ? overview(ofGroup, commands) : manual(command));
    return done;
  }
  if (command === undefined) {
    const named =
      argv.length === 0 ? '' : `There is no command “${argv.slice(0, 2).join(' ')}”.\n\n`;
    await write(err, named + overview(ofGroup, commands));
    return misused;
  }
  try {
    return await command.run(args, makeTools());
  } catch (error) {
    if (error instanceof UsageError) {
      await write(err, `${error.message}\nUsage: ${synopsis(command)}\n`);
      return misused;
    }
    const { code, message } = error as { code?: unknown; message?: string };
    // Nobody reads on (`| head`): nothing more to say.
    if (code !== 'EPIPE') await write(err, `${message || code || String(error)}\n`);
    return failed;
  }
}

function synopsis({ name, usage }: Command): string {
  return `${program} ${name} ${usage}`.trimEnd();
}

function manual(command: Command): string {
  const { summary, details } = command;
  const text = `${summary}.\n\nUsage: ${synopsis(command)}\n`;
  return details === undefined ? text : `${text}\n${details}\n`;
}

/** The commands of a group, or all of them where the group is none. */
function overview(ofGroup: readonly Command[], all: readonly Command[]): string {
  const shown = ofGroup.length > 0 ? ofGroup : all;
  const calls = shown.map(({ name, usage }) => `${name} ${usage}`.trimEnd());
  const lines = shown.map(({ summary }, index) => `  ${calls[index]}\n      ${summary}\n`);
  return `Usage: ${program} COMMAND\n\n${lines.join('')}\n--help after a command tells more about it.\n`;
}
