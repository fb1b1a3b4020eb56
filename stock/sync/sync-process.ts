import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../observability/log.ts';

/** As far from this file as from the built server (build/server/main.js). */
const cli = '../../cli.ts';
const program = fileURLToPath(new URL(cli, import.meta.url));

/** Milliseconds after which a reading is ended; a first one may make thousands of photographs. */
const withinMs = 60 * 60_000;

/**
 * Reads the dealer's file in a process of its own (`inventory sync --once`): a file of thousands of
 * rows takes seconds of computing, and answering visitors must not wait for it. What it says is
 * logged. Rejects when it can't be started or is ended.
 */
export function syncInProcess(log: Log, signal: AbortSignal): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', program, 'inventory', 'sync', '--once'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { signal, timeout: withinMs }, (error, _out, said) => {
      const { code } = (error ?? { code: 0 }) as { code?: unknown };
      if (typeof code !== 'number') return reject(error);
      const text = said.trim().slice(0, 2000);
      log(code === 0 ? 'info' : 'warn', 'stock file read', { said: text });
      resolve();
    });
  });
}
