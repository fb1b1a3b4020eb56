import { expect, test } from 'vitest';
import type { Representation } from '../response/representation.ts';
import {
  encodeFor,
  type StoredResponse,
  selectRepresentation,
  sizeOf,
  storedFrom,
} from './stored-response.ts';

const words = 'A cart with six seats. '.repeat(100);

function page(status = 200, text = words): StoredResponse {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return storedFrom({ status, headers, body: Buffer.from(text) });
}

function ask(stored: StoredResponse, headers: Record<string, string> = {}, method = 'GET') {
  const request = { method, header: (name: string) => headers[name] };
  return selectRepresentation(stored, request) as (Representation & { body?: Buffer }) | undefined;
}

test('a page is sent with its entity tag and Vary', async () => {
  const stored = page();
  const sent = ask(stored);
  expect(sent?.status).toBe(200);
  expect(sent?.body?.toString()).toBe(words);
  expect(sent?.headers).toMatchObject({
    'content-length': String(words.length),
    vary: 'accept-encoding',
    etag: `"${stored.etag}"`,
  });
});

test('a compressed page is sent only once it is compressed, under a tag of its own', async () => {
  const stored = page();
  const accepting = { 'accept-encoding': 'br, gzip' };
  expect(ask(stored, accepting)).toBeUndefined();
  await Promise.all([encodeFor(stored, 'br', 'small'), encodeFor(stored, 'br', 'small')]);
  const sent = ask(stored, accepting);
  expect(sent?.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(sent?.body?.length),
    etag: `"${stored.etag}-br"`,
  });
  expect(ask(stored, accepting), 'made once').toBe(sent);
  expect(sizeOf(stored)).toBeGreaterThan(words.length);
});

test.each([
  ['the tag', (tag: string) => `"${tag}"`, 304],
  ['the tag of another encoding', (tag: string) => `"${tag}-gzip"`, 304],
  ['a weak tag among others', (tag: string) => `"x", W/"${tag}"`, 304],
  ['any', () => '*', 304],
  ['another tag', () => '"x"', 200],
  ['the beginning of the tag', (tag: string) => `"${tag.slice(0, -1)}"`, 200],
])('If-None-Match with %s answers as it should', async (_, header, status) => {
  const stored = page();
  const sent = ask(stored, { 'if-none-match': header(stored.etag) });
  expect(sent?.status).toBe(status);
  if (status === 304) {
    expect(sent?.body).toBeUndefined();
    expect(sent?.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' });
    expect(sent?.headers).not.toHaveProperty('content-length');
  }
});

test('only a page that is there can be "not modified"', async () => {
  const stored = page(404);
  expect(ask(stored, { 'if-none-match': '*' })?.status).toBe(404);
});
