import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { site as runs } from '../prepare.mjs';

/**
 * Starts the built site on a store of its own, asks for two pages and stops it, so that V8's
 * compiled code is kept and the next start does not have to compile it.
 *
 * @param main the file that starts it
 * @throws when it does not answer
 */
export async function startOnce(main: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-start-'));
  const PORT = String(await freePort());
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: runs.env.NODE_COMPILE_CACHE,
    PORT,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DRAIN_SECONDS: '0',
  };
  const site = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(site, 'exit');
  let output = '';
  site.stderr.on('data', (text) => {
    output += text;
  });
  try {
    for (const path of ['/', '/inventory']) await ask(`http://127.0.0.1:${PORT}${path}`, site);
  } catch (error) {
    throw new Error(`The built site does not start: ${output}`, { cause: error });
  } finally {
    site.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Polls until there is an answer.
 * @throws when the process has ended, or after 30 seconds
 */
async function ask(url: string, site: { readonly exitCode: number | null }): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end && site.exitCode === null; ) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await wait(20);
  }
  throw new Error(`No answer from ${url}`);
}
