import { expect, test } from 'vitest';
import { type Answer, answerFrom, encode, encodeWell, sizeOf, write } from './representation.ts';

const words = 'A cart with six seats. '.repeat(100);

function page(status = 200): Promise<Answer> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return answerFrom(new Response(words, { status, headers }));
}

function picture(): Promise<Answer> {
  const headers = { 'content-type': 'image/png' };
  return answerFrom(new Response(new Uint8Array(1_000).fill(7), { headers }));
}

function ask(answer: Answer, headers: Record<string, string> = {}, method = 'GET') {
  return write(answer, { method, header: (name) => headers[name] });
}

test('a page goes out whole, with its tag and how it varies', async () => {
  const answer = await page();
  const written = ask(answer);
  expect(written?.status).toBe(200);
  expect(written?.body?.toString()).toBe(words);
  expect(written?.headers).toMatchObject({
    'content-length': String(words.length),
    vary: 'accept-encoding',
    etag: `"${answer.etag}"`,
  });
  expect(written?.headers).not.toHaveProperty('accept-ranges');
});

test('a compressed page is sent only once it is compressed, under a tag of its own', async () => {
  const answer = await page();
  const accepting = { 'accept-encoding': 'br, gzip' };
  expect(ask(answer, accepting)).toBeUndefined();
  await Promise.all([encode(answer, 'br'), encode(answer, 'br')]);
  const written = ask(answer, accepting);
  expect(written?.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(written?.body?.length),
    etag: `"${answer.etag}-br"`,
  });
  expect(ask(answer, accepting), 'made once').toBe(written);
  await encodeWell(answer, 'br');
  expect(ask(answer, accepting)?.body?.length).toBeLessThanOrEqual(written?.body?.length ?? 0);
  expect(sizeOf(answer)).toBeGreaterThan(words.length);
});

test.each([
  ['the tag', (tag: string) => `"${tag}"`, 304],
  ['the tag of another encoding', (tag: string) => `"${tag}-gzip"`, 304],
  ['a weak tag among others', (tag: string) => `"x", W/"${tag}"`, 304],
  ['any', () => '*', 304],
  ['another tag', () => '"x"', 200],
  ['the beginning of the tag', (tag: string) => `"${tag.slice(0, -1)}"`, 200],
])('If-None-Match with %s answers as it should', async (_, header, status) => {
  const answer = await page();
  const written = ask(answer, { 'if-none-match': header(answer.etag) });
  expect(written?.status).toBe(status);
  if (status === 304) {
    expect(written?.body).toBeUndefined();
    expect(written?.headers).toMatchObject({
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
    });
    expect(written?.headers).not.toHaveProperty('content-length');
  }
});

test('only a page that is there can be "not modified"', async () => {
  const answer = await page(404);
  expect(ask(answer, { 'if-none-match': '*' })?.status).toBe(404);
});

test('HEAD gets the headers of GET and no body', async () => {
  const answer = await page();
  expect(ask(answer, {}, 'HEAD')).toEqual({ ...ask(answer), body: undefined });
});

test('a picture is sent in parts and does not vary; a page ignores ranges', async () => {
  const range = { range: 'bytes=10-19' };
  const part = ask(await picture(), range);
  expect(part?.status).toBe(206);
  expect(part?.body?.length).toBe(10);
  expect(part?.headers).toMatchObject({ 'accept-ranges': 'bytes' });
  expect(part?.headers).not.toHaveProperty('vary');
  expect(ask(await page(), range)?.status).toBe(200);
});
