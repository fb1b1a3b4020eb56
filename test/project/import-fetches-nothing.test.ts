import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { row } from '../support/rows.ts';

/**
 * Addresses in stock stay addresses: neither the site nor an import that wasn't told to asks for them, so no
 * row can send the server to an address of somebody's choosing, inside or outside.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const lookUps: string[] = [];
const bait = createServer((req, res) => {
  lookUps.push(req.url ?? '');
  res.end('bait');
}).listen(0, '127.0.0.1');
await once(bait, 'listening');
const { port } = bait.address() as { port: number };
afterAll(() => bait.close());

const addresses = [
  `http://127.0.0.1:${port}/loopback.jpg`,
  `http://localhost:${port}/named.jpg`,
  `http://[::ffff:127.0.0.1]:${port}/mapped.jpg`,
  `http://2130706433:${port}/decimal.jpg`,
];

// spec S19.10
test('an import requests no picture or link that it names', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-bait-'));
  const file = join(dataDir, 'stock.json');
  const vehicles = [{ ...row({ id: 'bait' }), images: addresses, externalUrl: addresses[0] }];
  writeFileSync(file, JSON.stringify(vehicles));
  const child = spawn(process.execPath, ['cli.ts', 'inventory', 'import', file], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(lookUps).toEqual([]);
});

test('the server has no code that sends requests', () => {
  const caller = /\bfetch\(|from 'node:(?:http|https|http2|net|tls|dgram|dns)'|\bundici\b/;
  const allowed = [
    // Takes connections; makes none.
    ...['http/connection/listen.ts', 'http/connection/serve-requests.ts'],
    ...['http/handle.ts', 'base/metrics.ts'],
    // For `inventory import --fetch-pictures` and STOCK_FROM, to the public internet alone unless
    // STOCK_FROM_PRIVATE says otherwise.
    'stock/download/download.ts',
  ];
  const ofBrowsers =
    /\.test\.|^app\/browser\/|\.island\.|\/viewer\/|\/(?:use-enquiry-form|fetch-view)\.ts$/;
  const problems: string[] = [];
  const fetching: string[] = [];
  for (const folder of [
    'app',
    'base',
    'cli',
    'domain',
    'enquiries',
    'http',
    'staff',
    'stock',
    'store',
  ]) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      const isServers = /\.tsx?$/.test(file) && !ofBrowsers.test(file);
      const text = isServers ? readFileSync(join(root, file), 'utf8') : '';
      if (caller.test(text)) problems.push(file);
      if (/\/(?:download|import-photos|stock-source)\.ts'/.test(text)) fetching.push(file);
    }
  }
  expect(problems.filter((file) => !allowed.includes(file))).toEqual([]);
  // The staff's commands, and nothing of the site, which runs `inventory sync` as another process.
  expect(fetching.toSorted()).toEqual([
    'cli/inventory/import.ts',
    'cli/inventory/sync.ts',
    'stock/photos/import-photos.ts',
    'stock/sync/pull-stock.ts',
    'stock/sync/stock-source.ts',
  ]);
});
