import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';

/**
 * The last step of the build: puts main.ts and what it opens (store, settings) into one file beside
 * the app, the processes that make sharing pictures and models into others, and starts the site once, so that
 * V8's compiled code is in `NODE_COMPILE_CACHE` and a start of the site does not have to find, strip
 * and compile hundreds of files.
 */
const root = new URL('..', import.meta.url).pathname;
const main = join(root, 'build', 'server', 'main.js');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Loaded only where they are used, and native or with dynamic requires of their own.
  ssr: { noExternal: true, external: ['pg', 'nodemailer', 'satori', 'sharp'] },
  build: {
    ssr: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    outDir: 'build/server',
    emptyOutDir: false,
    rolldownOptions: {
      input: {
        main: 'main.ts',
        'draw-process': 'app/social-image/draw-process.ts',
        'model-process': 'app/models/model-process.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
await startOnce();

/** Starts the site on a store of its own, asks for two pages and stops it. */
async function startOnce(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-start-'));
  const PORT = String(await freePort());
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
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
  let said = '';
  site.stderr.on('data', (text) => {
    said += text;
  });
  try {
    for (const path of ['/', '/inventory']) await ask(`http://127.0.0.1:${PORT}${path}`, site);
  } catch (error) {
    throw new Error(`The built site does not start: ${said}`, { cause: error });
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
