import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from '../../tools/free-port.ts';

/** The built site as a process whose every word is kept. */
export interface SiteProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  /** All it has written so far. */
  output(): string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts it for one test, with these settings and a data folder of its own, on a free port.
 * `isUp: false` doesn't wait until it answers.
 */
export async function startProcess(
  settings: Readonly<Record<string, string>> = {},
  { isUp = true } = {},
): Promise<SiteProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-process-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH } = process.env;
  const env = { PATH, PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings };
  const flags = ['--disable-warning=ExperimentalWarning', 'build/server/main.js'];
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(process.execPath, flags, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  for (const giveUpAt = Date.now() + 20_000; isUp; await wait(25)) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) break;
    if (Date.now() > giveUpAt || child.exitCode !== null) {
      throw new Error(`The site does not start:\n${text}`);
    }
  }
  return { child, port, url, dataDir, output: () => text, ended };
}
