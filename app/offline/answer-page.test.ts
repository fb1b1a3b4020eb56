import { afterEach, expect, test, vi } from 'vitest';
import { memoryCache } from '../../test/support/memory-cache.ts';
import { answerPage } from './answer-page.ts';

const origin = 'https://carts.example';
const html = (words: string, status = 200) =>
  new Response(`<html><main><h1>${words}</h1></main></html>`, {
    status,
    headers: {
      date: 'Tue, 24 Nov 2026 20:10:00 GMT',
      'content-security-policy': "style-src 'sha256-abc'",
    },
  });
const now = new Date('2026-11-24T21:00:00Z');
const offline = () => new Response('<html><main><h1>None</h1><div data-kept-pages></div></main>');

function ask(path: string, network: Promise<Response>) {
  const cache = memoryCache({ '/vehicles/ev-city': html('kept'), '/offline': offline() });
  const work: Promise<unknown>[] = [];
  const answer = answerPage(
    {
      url: new URL(path, origin),
      network,
      patience: 5_000,
      later: (one) => void work.push(one),
    },
    { cache, origin, now },
  );
  const copy = async () => {
    await Promise.all(work);
    return (await cache.match('/vehicles/ev-city'))?.text();
  };
  return { answer, copy };
}

afterEach(() => vi.useRealTimers());

// spec S30.2
test.each([
  [200, 'live'],
  [500, 'live'],
  [503, 'live'],
  [404, 'live'],
  [502, 'kept'],
  [504, 'kept'],
])('the site’s answer %i to a kept page shows the %s page', async (status, words) => {
  const { answer } = ask('/vehicles/ev-city', Promise.resolve(html('live', status)));
  expect(await (await answer).text()).toContain(`<h1>${words}</h1>`);
});

// spec S30.2, S30.3
test('without reception a kept page is shown, marked and under its own policy', async () => {
  const { answer, copy } = ask('/vehicle/ev-city', Promise.reject(new TypeError('offline')));
  const { status, headers } = await answer;
  expect(await (await answer).text()).toContain('As of Tuesday 3 PM, prices may have changed.');
  expect(headers.get('content-security-policy')).toBe("style-src 'sha256-abc'");
  // Not 2xx: a browser that prepares pages ahead does not keep it for later.
  expect(status).toBe(503);
  expect(await copy()).not.toContain('As of');
});

test('an answer that comes after five seconds is too late to be shown, and renews the copy', async () => {
  vi.useFakeTimers();
  let arrive = (_: Response) => {};
  const network = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const { answer, copy } = ask('/vehicles/ev-city', network);
  await vi.advanceTimersByTimeAsync(4_999);
  await expect(Promise.race([answer, 'waiting'])).resolves.toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toContain('<h1>kept</h1>');
  arrive(html('live'));
  expect(await copy()).toContain('<h1>live</h1>');
});

test('a page that is not kept is waited for, however long', async () => {
  vi.useFakeTimers();
  const network = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(html('live')), 20_000);
  });
  const { answer } = ask('/rentals', network);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await answer).text()).toContain('<h1>live</h1>');
});

// spec S30.4
test('a page that is not kept is answered by the one that names those that are', async () => {
  const { answer } = ask('/rentals', Promise.reject(new TypeError('offline')));
  const text = await (await answer).text();
  expect(text).toContain('<li><a href="/vehicles/ev-city">kept</a></li>');
  expect(text).not.toContain('As of');
});

test.each([
  [200, '<h1>live</h1>'],
  [404, undefined],
  [410, undefined],
  [500, '<h1>kept</h1>'],
])('an answer %i leaves the copy %s', async (status, words) => {
  const { answer, copy } = ask('/vehicles/ev-city', Promise.resolve(html('live', status)));
  await answer;
  if (words === undefined) expect(await copy()).toBeUndefined();
  else expect(await copy()).toContain(words);
});

test('the answer at another address of a kept page does not take the place of its copy', async () => {
  const { answer, copy } = ask('/vehicles/ev-city?town=dalton', Promise.resolve(html('live')));
  expect(await (await answer).text()).toContain('<h1>live</h1>');
  expect(await copy()).toContain('<h1>kept</h1>');
});
