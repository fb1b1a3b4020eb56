import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listenFor } from '../support/built-server.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';
import { bytes, probe, request, strangeRequests } from '../support/random-requests.ts';

/**
 * Requests by rules and by chance at every address: every answer is one that the rules allow. `npm
 * run fuzz` sends many more; a failure names its seed and the smallest request that shows it.
 */
const runs = Number(process.env.FUZZ_RUNS ?? 600);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const timeoutMs = Math.max(300_000, runs * 500);

const errors: unknown[] = [];
let app: OpenApp;
let listening: Listening;
beforeAll(async () => {
  app = await openApp({
    site: { log: (level, ...rest) => level === 'error' && errors.push(rest) },
  });
  listening = await listenFor(app.site, { trustProxy: true });
});
afterAll(async () => {
  await listening.stop(0, 1000);
  await app.close();
  expect(errors).toEqual([]);
});

const expected = [200, 201, 301, 303, 304, 400, 403, 404, 405, 410, 413, 414, 415, 429];

// spec S22.1
test('every answer is one that the rules allow', { timeout: timeoutMs }, async () => {
  const property = fc.asyncProperty(request, fc.ipV4(), async ({ target, ...init }, from) => {
    const response = await app.ask(target, { ...init, from });
    const isMadeFile = /^\/(social|models|stills)\//i.test(target);
    expect([...expected, ...(isMadeFile ? [503] : [])]).toContain(response.status);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-injected')).toBe(null);
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    const content = Buffer.from(await response.arrayBuffer());
    const length = response.headers.get('content-length');
    if (init.method === 'HEAD') expect(content.length).toBe(0);
    else if (length !== null) expect(Number(length)).toBe(content.length);
    const type = response.headers.get('content-type') ?? '';
    if (response.headers.has('content-encoding')) return;
    if (/html|xml|svg/.test(type)) expect(content.includes(probe)).toBe(false);
    if (/^application\/json/.test(type) && content.length > 0) JSON.parse(String(content));
  });
  await fc.assert(property, { seed, numRuns: runs });
});

/** Sends the bytes over a connection of their own; the first answer's status, 0 for none. */
async function statusOf(sent: string): Promise<number> {
  const socket = connect(listening.port, '127.0.0.1').on('error', () => undefined);
  let output = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    output += chunk;
    socket.end();
  });
  socket.end(sent);
  await once(socket, 'close');
  return output === '' ? 0 : Number(/^HTTP\/1\.1 (\d{3}) /.exec(output)?.[1] ?? 599);
}

// spec S16.4, S22.12
test('no bytes over a connection, and no request to any row, end in a failure of the server', {
  timeout: timeoutMs,
}, async () => {
  const [few, fewer] = [Math.ceil(runs / 4), Math.ceil(runs / 30)];
  for (const [sends, numRuns] of [
    [bytes, few] as const,
    ...strangeRequests.map((strange) => [strange, fewer] as const),
  ]) {
    const property = fc.asyncProperty(sends, async (sent) => {
      expect(await statusOf(sent)).toBeLessThan(500);
    });
    await fc.assert(property, { seed, numRuns });
  }
  expect((await fetch(`http://127.0.0.1:${listening.port}/healthz`)).status).toBe(200);
});
