import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { streamedRepresentation } from './streamed-response.ts';

const asked = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  target: '/feeds/a',
  host: 'carts.example',
  clientAddress: '192.0.2.1',
  header: (name: string) => headers[name],
  body: () => Readable.from([]),
  cache: 'none' as const,
});
const made = (text = 'a,b\n', type = 'text/csv') =>
  new Response(text, { headers: { 'content-type': type, etag: 'W/"v1"' } });

test.each([
  [undefined, false],
  ['gzip, deflate, br', true],
  ['br', false],
  ['gzip;q=0', false],
  ['gzip;q=0.5', true],
])('for accept-encoding %s text is compressed: %s', async (accept, isCompressed) => {
  const headers: Record<string, string> = accept === undefined ? {} : { 'accept-encoding': accept };
  const sent = await streamedRepresentation(made(), asked(headers));
  expect(sent.headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined);
  expect(sent.headers.vary).toBe('accept-encoding');
  const body = await buffer(sent.body as Readable);
  expect(String(isCompressed ? gunzipSync(body) : body)).toBe('a,b\n');
});

test('a picture goes as it is', async () => {
  const sent = await streamedRepresentation(
    made('jpeg', 'image/jpeg'),
    asked({ 'accept-encoding': 'gzip' }),
  );
  expect(sent.headers['content-encoding']).toBeUndefined();
});

test.each([
  ['HEAD', {}, 200],
  ['GET', { 'if-none-match': 'W/"v1"' }, 304],
] as const)(
  '%s with %j gets the headers alone, and nothing more is made',
  async (method, headers, status) => {
    let stopped = false;
    const body = new ReadableStream({
      cancel() {
        stopped = true;
      },
    });
    const response = new Response(body, { headers: { etag: 'W/"v1"' } });
    const sent = await streamedRepresentation(response, asked(headers, method));
    expect([sent.status, sent.body, sent.headers.etag]).toEqual([status, undefined, 'W/"v1"']);
    expect(stopped).toBe(true);
  },
);
