import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isPassedOn, passOn, streamText } from './pass-on.ts';

const asked = (init: RequestInit = {}) => new Request('https://carts.example/feeds/a', init);
const made = (text = 'a,b\n', type = 'text/csv') =>
  new Response(text, { headers: { 'content-type': type } });

test.each([
  ['/feeds/google-products.xml', true],
  ['/social/about.jpg', true],
  ['/feedback', false],
  ['/', false],
])('%s is passed on: %s', (path, expected) => expect(isPassedOn(path)).toBe(expected));

test.each([
  [undefined, false],
  ['gzip, deflate, br', true],
  ['br', false],
  ['gzip;q=0', false],
  ['gzip;q=0.5', true],
])('for accept-encoding %s text is zipped: %s', async (accept, zipped) => {
  const headers: Record<string, string> = accept === undefined ? {} : { 'accept-encoding': accept };
  const response = await passOn(made(), asked({ headers }));
  expect(response.headers.get('content-encoding')).toBe(zipped ? 'gzip' : null);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  const body = Buffer.from(await response.arrayBuffer());
  expect(String(zipped ? gunzipSync(body) : body)).toBe('a,b\n');
});

test('a picture goes as it is', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const response = await passOn(made('jpeg', 'image/jpeg'), asked({ headers }));
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('HEAD gets the headers alone, and nothing more is made', async () => {
  let stopped = false;
  const body = new ReadableStream({
    cancel() {
      stopped = true;
    },
  });
  const response = await passOn(new Response(body, { status: 200 }), asked({ method: 'HEAD' }));
  expect(response.body).toBeNull();
  expect(stopped).toBe(true);
});

test('text is made only as fast as it is taken, and not at all for nobody', async () => {
  let pieces = 0;
  let closed = false;
  function* endless() {
    try {
      for (;;) {
        pieces += 1;
        yield 'x'.repeat(1024);
      }
    } finally {
      closed = true;
    }
  }
  const reader = streamText(endless()).getReader();
  const { value } = await reader.read();
  expect(value?.length).toBe(64 * 1024);
  expect(pieces).toBeLessThanOrEqual(3 * 64);
  await reader.cancel();
  expect(closed).toBe(true);
});

test('every piece arrives', async () => {
  const pieces = Array.from({ length: 10_000 }, (_, n) => `${n} · äöü\n`);
  expect(await new Response(streamText(pieces)).text()).toBe(pieces.join(''));
  expect(await new Response(streamText([])).text()).toBe('');
});
