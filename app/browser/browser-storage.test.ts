import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserRecords, draftDays } from '../../domain/browser-storage.ts';
import { day } from '../../domain/duration.ts';
import { maxShortlist } from '../../domain/stock/compare/shortlist.ts';
import {
  storedCampaigns,
  storedDestination,
  storedDrafts,
  storedShortlist,
} from './browser-storage.ts';

/** The browser's storage, which may be full. */
function memory(isFull = false) {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
}

let local = memory();
let session = memory();
beforeEach(() => {
  local = memory();
  session = memory();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z'), toFake: ['Date'] });
});

const draft = (change: object = {}) => [
  { savedAt: Date.now(), query: '?vehicle=ev-city', values: { firstName: 'Robin' }, ...change },
];

test('what is written is read again, until it is removed', () => {
  storedDestination.write({ town: 'other', miles: '35' });
  storedShortlist.write(['d5-ranger-2+2', '7c1f4e2a9b60']);
  storedDrafts.contact.write(draft());
  storedCampaigns.last.write({ utm_source: 'paper' });
  expect(storedDestination.read()).toEqual({ town: 'other', miles: '35' });
  expect(storedShortlist.read()).toEqual(['d5-ranger-2+2', '7c1f4e2a9b60']);
  expect(storedDrafts.contact.read()).toEqual(draft());
  expect(storedCampaigns.last.read()).toEqual({ utm_source: 'paper' });
  session.texts.set('first-campaign', '{"utm_source":"paper","utm_medium":4,"other":"x"}');
  expect(storedCampaigns.first.read()).toEqual({ utm_source: 'paper' });
  storedDrafts.contact.remove();
  expect(storedDrafts.contact.read()).toBeUndefined();
});

test('every key is in the list that the privacy policy is made from (spec S22.9)', () => {
  storedDestination.write({ town: 'dalton' });
  storedShortlist.write(['a']);
  for (const stored of Object.values(storedDrafts)) stored.write(draft());
  storedCampaigns.first.write({});
  storedCampaigns.last.write({});
  const keysIn = (storage: string) =>
    Object.entries(browserRecords)
      .filter(([, record]) => record.storage === storage)
      .map(([key]) => key);
  expect([...local.texts.keys()].toSorted()).toEqual(keysIn('local').toSorted());
  expect([...session.texts.keys()].toSorted()).toEqual(keysIn('session').toSorted());
});

test('no other file of the site uses the browser’s storage', () => {
  const app = fileURLToPath(new URL('..', import.meta.url));
  const names = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'),
  );
  const textOf = (name: string) => readFileSync(join(app, name), 'utf8');
  const users = names.filter((name) =>
    /(local|session)Storage\b|indexedDB|\.cookie\b|\bcaches\./.test(textOf(name)),
  );
  // The second has the number on pages without an island.
  expect(users.toSorted()).toEqual([
    join('browser', 'browser-storage.ts'),
    join('head', 'page-assets.ts'),
  ]);
});

test.each([
  ['town', storedDestination],
  ['compare', storedShortlist],
  ['contact-draft', storedDrafts.contact],
] as const)('%s: what can not be read is nothing, and is deleted', (key, { read }) => {
  for (const text of ['', '{', 'null', '7', '[]', '{}', '[null]', '{"version":9}', '[["a"]]']) {
    local.texts.set(key, text);
    expect(read(), text).toBeUndefined();
    expect(local.texts.size, text).toBe(0);
  }
});

test.each([
  ['a time in words', draft({ savedAt: '2026-06-01' })],
  ['no query', draft({ query: 3 })],
  ['a time too long ago', draft({ savedAt: Date.now() - draftDays * day - 1 })],
  ['a time to come', draft({ savedAt: Date.now() + draftDays * day + 1 })],
])('a draft with %s is deleted', (_, value) => {
  local.texts.set('contact-draft', JSON.stringify(value));
  expect(storedDrafts.contact.read()).toBeUndefined();
  expect(local.texts.size).toBe(0);
});

test('a draft keeps for its time, of its values the texts', () => {
  const saved = draft({ values: { firstName: 'Robin', phone: 570, message: null } });
  local.texts.set('contact-draft', JSON.stringify(saved));
  vi.setSystemTime(Date.now() + draftDays * day);
  expect(storedDrafts.contact.read()?.[0]?.values).toEqual({ firstName: 'Robin' });
});

test('a list keeps what can be an id, and as many as an address names', () => {
  const ids = ['a', 7, '', ',', 'b c', 'x'.repeat(51), 'd5-ranger-2+2'];
  local.texts.set('compare', JSON.stringify(ids));
  expect(storedShortlist.read()).toEqual(['a', 'd5-ranger-2+2']);
  storedShortlist.write(Array.from({ length: 30 }, (_, index) => `cart-${index}`));
  expect(storedShortlist.read()).toHaveLength(maxShortlist);
});

test('nothing is kept where storage is full or blocked', () => {
  vi.stubGlobal('localStorage', memory(true));
  storedDestination.write({ town: 'dalton' });
  expect(storedDestination.read()).toBeUndefined();
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(() => storedDestination.write({ town: 'dalton' })).not.toThrow();
  expect(storedDestination.read()).toBeUndefined();
  expect(() => storedDestination.remove()).not.toThrow();
});
