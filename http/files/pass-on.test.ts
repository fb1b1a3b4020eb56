import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isPassedOn, passOn } from './pass-on.ts';

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
