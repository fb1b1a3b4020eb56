import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { CliTools, Command } from '../../cli/command.ts';
import { runCommand } from '../../cli/run-command.ts';

/** Runs the staff's command line in this process, and resolves to its exit code and output. */
export async function runDealer(
  argv: readonly string[],
  commands: readonly Command[],
  tools: Pick<CliTools, 'store' | 'settings' | 'now'> &
    Partial<Pick<CliTools, 'progress' | 'backupInto' | 'restore'>>,
): Promise<{ code: number; out: string; err: string }> {
  const out = new PassThrough();
  const err = new PassThrough();
  const texts = Promise.all([text(out), text(err)]);
  const progress = () => ({ update() {}, end() {} });
  const noStore = () => Promise.reject(new Error('No store of its own in this test'));
  const code = await runCommand(argv, commands, { out, err }, () => ({
    progress,
    backupInto: noStore,
    restore: noStore,
    ...tools,
    out,
    err,
  }));
  out.end();
  err.end();
  const [printed, errors] = await texts;
  return { code, out: printed, err: errors };
}
