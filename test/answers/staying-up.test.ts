import { execFileSync } from 'node:child_process';
import { mkdtempSync, promises, renameSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { logTo } from '../../base/log.ts';
import { repeat } from '../../base/repeat.ts';
import type { Catalogue } from '../../domain/stock/catalogue.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { readSettings } from '../../settings.ts';
import { sqliteFile } from '../../store/open-store.ts';
import { builtServer, StoreFailure } from '../support/built-server.ts';
import { stocked } from '../support/cart.ts';
import { asJson, formValues, typed } from '../support/enquiry.ts';
import { fetchFromApp } from '../support/fetch-from-app.ts';
import { elements, elementText, textOf } from '../support/html.ts';
import { type OpenApp, openApp, siteUrl } from '../support/open-app.ts';
import { sendRaw } from '../support/raw-http.ts';
import { row } from '../support/rows.ts';
import { startSite } from '../support/running-site.ts';
import { typedTradeIn } from '../support/trade-in-rig.ts';

const server = await builtServer();

async function opened(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp(options);
  onTestFinished(() => app.close());
  return app;
}

// spec S17.4, S17.11
test.each([
  [{ DATA_DIR: '/dev/null/data' }, "can't start: /dev/null/data can't be used: a part of its path"],
  [
    { DATABASE_URL: 'postgres://laurel:hush-hush@127.0.0.1:1/site' },
    "can't start: The database can't be reached: nothing answers there",
  ],
  [
    { STOCK_MAPPING: '/no/mapping.json' },
    "can't start: settings:\nSTOCK_MAPPING: The mapping /no/mapping.json can't be used: there is no such file",
  ],
])('a start with %j ends with the reason in words', async (settings, reason) => {
  await using site = await startSite(settings, { isUp: false });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain(reason);
  expect(site.output()).not.toMatch(/\n\s+at |hush-hush/);
});

test('a stock file that can not be read is named at the start (spec S17.11)', async () => {
  await using site = await startSite({ STOCK_FROM: '/dev' });
  const refusal =
    "STOCK_FROM: /dev can't be used: it is a folder. The stock stays as it is until then.";
  await vi.waitFor(() => expect(site.output()).toContain(refusal));
});

test('a pipe that nothing is written to is no stock file, and the start does not wait for it', async () => {
  const pipe = join(mkdtempSync(join(tmpdir(), 'laurel-pipe-')), 'stock.csv');
  execFileSync('mkfifo', [pipe]);
  await using site = await startSite({ STOCK_FROM: pipe });
  await vi.waitFor(() => expect(site.output()).toContain('is not a regular file'), 20_000);
});

/** Sends an enquiry whose body comes that many milliseconds after its head. */
const sendSlowly = ({ port }: { port: number }, between: number) => {
  const body = JSON.stringify(typed);
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  const parts = [`${head}Content-Length: ${body.length}\r\n\r\n`, body];
  return sendRaw(port, parts, { between, timeoutMs: 10_000 });
};

test('what nobody has caught is logged; what has begun is finished, and the process ends (spec S22.12)', async () => {
  const bug = `process.on('SIGUSR2', () => { throw new Error('nobody catches this'); })`;
  await using site = await startSite({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bug)}`,
  });
  const slow = sendSlowly(site, 300);
  await fetch(`${site.url}/healthz`);
  site.child.kill('SIGUSR2');
  expect((await slow).statuses).toEqual([201]);
  expect(await site.ended).toBe(1);
  expect(site.output()).toMatch(/"event":"uncaught exception".*nobody catches this/);
});

describe('a stop', () => {
  // spec S17.10
  test('is announced by /healthz, lets running requests finish, and exits with 0', async () => {
    await using site = await startSite({ DRAIN_SECONDS: '4' });
    const slow = sendSlowly(site, 1_000);
    // The server has accepted the connection once a later one is answered.
    await fetch(`${site.url}/healthz`);
    site.child.kill('SIGTERM');
    await vi.waitFor(() => expect(site.output()).toContain('"event":"stopping"'));
    // Twice, as a supervisor and a wrapper between them may.
    site.child.kill('SIGTERM');
    const health = await fetch(`${site.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([503, { status: 'stopping' }]);
    const page = await fetch(site.url);
    expect(page.status).toBe(200);
    expect(page.headers.get('connection')).toBe('close');
    await page.arrayBuffer();
    expect((await slow).statuses).toEqual([201]);
    expect(await site.ended).toBe(0);
    await expect(fetch(site.url)).rejects.toThrow();
  });

  test('by Ctrl+C is immediate', async () => {
    await using site = await startSite({ DRAIN_SECONDS: '60' });
    // The test's own limit is below the 60 seconds of a drain.
    site.child.kill('SIGINT');
    expect(await site.ended).toBe(0);
  });
});

describe('an outage of the store', () => {
  function failing(vehicles: readonly Vehicle[]) {
    const state = { isDown: false, version: '1' };
    const stock = vehicles.map(stocked);
    const answer = async <T>(value: T) => {
      if (state.isDown) throw new StoreFailure('connection refused');
      return value;
    };
    const catalogue: Catalogue = {
      version: () => answer(state.version),
      list: () => answer(stock),
    };
    return { state, catalogue };
  }

  // spec S16.5
  test('leaves cached and uncached pages working, marked stale, until it is over', async () => {
    const { state, catalogue } = failing([row({ id: 'one' }), row({ id: 'two' })]);
    const app = await opened({ catalogue });
    expect((await app.ask('/vehicles/one')).headers.get('x-stock')).toBeNull();
    state.isDown = true;
    await vi.waitFor(() => expect(app.site.stock.stale).toBe(true));
    const paths = ['/vehicles/one', '/vehicles/two', '/inventory', '/api/vehicles'];
    for (const path of [...paths, '/feeds/google-products.xml']) {
      const { status, headers } = await app.ask(path);
      expect([path, status, headers.get('x-stock')]).toEqual([path, 200, 'stale']);
    }
    state.isDown = false;
    await vi.waitFor(() => expect(app.site.stock.stale).toBe(false));
    expect((await app.ask('/vehicles/one')).headers.get('x-stock')).toBeNull();
  });

  test('differs from a bug in reading the stock, which is a 500 where stock is shown', async () => {
    const { catalogue } = failing([]);
    const bug = () => Promise.reject(new TypeError('images is undefined'));
    const app = await opened({ catalogue: { ...catalogue, list: bug } });
    for (const path of ['/inventory', '/api/vehicles', '/sitemap.xml']) {
      const { status, headers } = await app.ask(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 500, null]);
    }
    expect(await (await app.ask('/vehicles/one')).text()).toContain('Something broke on our side');
    expect((await app.ask('/privacy-policy')).status).toBe(200);
    expect((await app.ask('/healthz')).status).toBe(200);
  });

  test('is logged once for each cause, not for each request', async () => {
    const lines: string[] = [];
    const settings = readSettings({ DATA_DIR: (await opened()).site.dataDir, SITE_URL: siteUrl });
    const store = await server.openSeededStore(settings);
    const log = logTo({ write: (line) => lines.push(line) });
    const { site } = server.openSite(settings, {
      store,
      log,
      onEnquiry: () => undefined,
      readWithYes: async () => undefined,
    });
    const stop = repeat(1_000, site.stock.refresh, () => {});
    const app = server.createApp(site);
    const post = () => fetchFromApp(app, new Request(`${siteUrl}/api/contact`, asJson(typed)));
    expect((await post()).status).toBe(201);
    // Another file than the one that is open: what is written now would be lost with it.
    renameSync(join(settings.dataDir, sqliteFile), join(settings.dataDir, 'taken-away.sqlite'));
    for (let time = 0; time < 10; time += 1) expect((await post()).status).toBe(503);
    await vi.waitFor(() => expect(site.stock.stale).toBe(true));
    const spy = vi.spyOn(store.catalogue, 'version');
    await vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(2));
    stop();
    await store.close();
    const events = lines.map((line) => JSON.parse(line).event);
    expect(events.sort()).toEqual(['enquiries can not be kept', 'store does not answer']);
    expect(lines.join('')).not.toContain('robin');
  });
});

// spec S28.4
test('a form with files that the disk does not take is shown again, and taken without them', async () => {
  const app = await opened();
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  vi.spyOn(promises, 'mkdtemp').mockRejectedValue(full);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const body = new FormData();
  for (const [name, value] of Object.entries(typedTradeIn)) body.append(name, value);
  expect((await app.ask('/trade-in', { method: 'POST', body })).status).toBe(303);
  body.append('photos', new Blob(['GIF89a']), 'a.gif');
  const response = await app.ask('/trade-in', { method: 'POST', body });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(formValues(await response.text())).toMatchObject(typedTradeIn);
});

describe('a site whose store has never answered', () => {
  const fails = () => Promise.reject(new StoreFailure('connection refused'));
  let down: OpenApp;
  beforeAll(async () => {
    down = await openApp({ catalogue: { version: fails, list: fails } });
  });
  afterAll(() => down.close());

  test('the inventory names the status and the phone number', async () => {
    const html = await down.page('/inventory', 503);
    expect(textOf(html)).toContain('Error loading vehicles: Failed to fetch vehicles: 503');
    expect(textOf(html)).toContain('1-800-555-0142');
    expect(elementText(html, 'h1')).toBe('Our Inventory');
    expect(elements(html, 'input').map(({ name }) => name)).toContain('q');
  });

  // spec S16.5
  test.each([
    ['/api/vehicles', '"error":'],
    ['/api/vehicles/ev-city', '"error":'],
    ['/sitemap.xml', ''],
    ['/feeds/google-products.xml', ''],
    // An outage is not "not found".
    ['/vehicles/ev-city', 'Our stock is not available'],
  ])('%s is 503 with Retry-After, and kept by nobody', async (path, words) => {
    const response = await down.ask(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toMatch(/^no-/);
    expect(response.headers.get('retry-after')).toBeTruthy();
    expect(await response.text()).toContain(words);
  });

  test.each(['/', '/denago', '/services', '/contact', '/rentals', '/dalton-golf-carts', '/terms'])(
    '%s is still there',
    async (path) => {
      expect(textOf(await down.page(path))).toContain('1-800-555-0142');
    },
  );
});
