import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImageStore, type ImageStoreOptions } from './image-store.ts';
import { cardKey, type ShareCard } from './share-card.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-images-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const card = (title: string): ShareCard => ({ title, art: { kind: 'landscape', key: 'dalton' } });

/** A store whose pictures are the card's title, and how often each was drawn. */
function open(more: Partial<ImageStoreOptions> = {}) {
  const drawn: string[] = [];
  const store = createImageStore({
    folder,
    log: () => undefined,
    async draw({ title }) {
      drawn.push(title);
      return Buffer.from(title);
    },
    ...more,
  });
  return { store, drawn };
}

test('a picture is drawn once, also for concurrent requests', async () => {
  const { store, drawn } = open();
  const images = await Promise.all(Array.from({ length: 20 }, () => store.get(card('a'))));
  images.push(await store.get(card('a')));
  expect(new Set(images.map(String))).toEqual(new Set(['a']));
  expect(drawn).toEqual(['a']);
});

test('a picture on disk survives the process', async () => {
  await open().store.get(card('a'));
  const { store, drawn } = open();
  expect(String(await store.get(card('a')))).toBe('a');
  expect(drawn).toEqual([]);
  expect(readdirSync(folder)).toEqual([`${cardKey(card('a'))}.jpg`]);
});

test('a different text gives a different picture', () => {
  expect(cardKey(card('a'))).not.toBe(cardKey(card('b')));
  expect(cardKey({ ...card('a'), figure: '$1' })).not.toBe(cardKey(card('a')));
});

test('memory stays bounded; evicted pictures are read from disk', async () => {
  const { store, drawn } = open({ memoryBytes: 10 });
  for (const title of ['aaaa', 'bbbb', 'cccc', 'aaaa']) await store.get(card(title));
  expect(drawn).toEqual(['aaaa', 'bbbb', 'cccc']);
  rmSync(folder, { recursive: true });
  // In memory: the two last asked for. Gone with the disk: the other.
  for (const title of ['cccc', 'aaaa', 'bbbb']) await store.get(card(title));
  expect(drawn.slice(3)).toEqual(['bbbb']);
});

test('drawings are limited, and a request beyond the queue is refused', async () => {
  let atOnce = 0;
  let most = 0;
  const { store } = open({
    async draw({ title }) {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce -= 1;
      return Buffer.from(title);
    },
  });
  const titles = Array.from({ length: 60 }, (_, n) => `${n}`);
  const images = await Promise.all(titles.map((title) => store.get(card(title))));
  expect(most).toBe(2);
  // 40 wait; two more where the first two have begun before the last is asked for.
  const drawnCount = images.filter((image) => image !== undefined).length;
  expect([40, 41, 42]).toContain(drawnCount);
  expect(String(await store.get(card('again')))).toBe('again');
});

test('a failed drawing is tried again and blocks no other', async () => {
  let fails = true;
  const events: string[] = [];
  const { store } = open({
    log: (_, event) => events.push(event),
    async draw({ title }) {
      if (fails) throw new Error('out of ink');
      return Buffer.from(title);
    },
  });
  const all = await Promise.all(['a', 'b', 'c', 'd'].map((title) => store.get(card(title))));
  expect(all).toEqual(Array(4).fill(undefined));
  expect(events).toEqual(['sharing picture not drawn']);
  fails = false;
  expect(String(await store.get(card('a')))).toBe('a');
});

test('a full disk prevents no picture', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const events: string[] = [];
  const { store } = open({ folder: file, log: (_, event) => events.push(event) });
  expect(String(await store.get(card('a')))).toBe('a');
  expect(events).toEqual(['sharing picture not kept']);
});

test('the oldest files are deleted when there are too many', async () => {
  const { store } = open({ maxFiles: 50 });
  for (let n = 0; n < 200; n += 1) await store.get(card(`${n}`));
  expect(readdirSync(folder)).toHaveLength(50);
  expect(readdirSync(folder)).toContain(`${cardKey(card('199'))}.jpg`);
});
