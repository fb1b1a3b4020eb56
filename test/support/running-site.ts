import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { openStore } from '../../store/open-store.ts';
import { freePort } from '../../tools/free-port.ts';
import { refuseStaleBuild } from '../../tools/prepare.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startTimeoutMs = 20_000;

/** The whole site as a process of its own, the very file that `npm start` runs. */
export interface RunningSite {
  readonly url: string;
  readonly dataDir: string;
  /** The enquiries that would be delivered, oldest first. */
  enquiries(): Promise<readonly Enquiry[]>;
  /** Ends the process without a chance to tidy up, and starts another on the same data. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the production build with these settings, on a free port with a data folder of its own. */
export async function startSite(settings: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  refuseStaleBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-site-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SITE_URL: '', ...settings };
  let child = await start(env, url);
  return {
    url,
    dataDir,
    async enquiries() {
      const store = await openStore({ dataDir });
      return store.enquiries.list().finally(store.close);
    },
    async killAndRestart() {
      await end(child, 'SIGKILL');
      child = await start(env, url);
    },
    async stop() {
      await end(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output = (output + chunk).slice(-4_000);
  });
  const giveUpAt = Date.now() + startTimeoutMs;
  for (;;) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`The site does not start:\n${output}`);
    }
    await wait(50);
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
