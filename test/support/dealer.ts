import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { CliTools, Command } from '../../cli/command.ts';
import { runCommand } from '../../cli/run-command.ts';
import { runCli } from '../../cli.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the whole command line in this process, with its own store. */
export function runWholeCli(
  argv: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Ran> {
  return collect((out, err) => runCli(argv, env, { out, err }));
}

/** Runs the staff's command line in this process, and resolves to its exit code and output. */
export async function runDealer(
  argv: readonly string[],
  commands: readonly Command[],
  tools: Pick<CliTools, 'store' | 'settings' | 'now'> &
    Partial<Pick<CliTools, 'progress' | 'backupInto' | 'restore'>>,
): Promise<Ran> {
  const progress = () => ({ update() {}, end() {} });
  const noStore = () => Promise.reject(new Error('No store of its own in this test'));
  return collect((out, err) =>
    runCommand(argv, commands, { out, err }, () => ({
      progress,
      backupInto: noStore,
      restore: noStore,
      ...tools,
      out,
      err,
    })),
  );
}

async function collect(run: (out: PassThrough, err: PassThrough) => Promise<number>): Promise<Ran> {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const texts = Promise.all([text(out), text(err)]);
  const code = await run(out, err);
  out.end();
  err.end();
  const [printed, errors] = await texts;
  return { code, out: printed, err: errors };
}
