import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createMadeFiles, type MadeFile, type MadeFilesOptions } from './made-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-files-'));
});

const textOf = (file: MadeFile | undefined) =>
  file && String(file.unkept ?? readFileSync(file.path));

/** Files that hold the text of their job, and how often each was made. */
function open(more: Partial<MadeFilesOptions<string>> = {}) {
  const jobs: string[] = [];
  const files = createMadeFiles<string>({
    kind: 'text',
    folder,
    nameOf: (text) => `${text}.txt`,
    log: () => undefined,
    maxBytes: 1_000_000,
    async make(text) {
      jobs.push(text);
      return Buffer.from(text);
    },
    ...more,
  });
  return { files, jobs };
}

test('a file is made once, also for concurrent requests', async () => {
  const { files, jobs } = open();
  const results = await Promise.all(Array.from({ length: 20 }, () => files.get('a')));
  results.push(await files.get('a'));
  expect(new Set(results.map(textOf))).toEqual(new Set(['a']));
  expect(jobs).toEqual(['a']);
});

test('a file on disk survives the process', async () => {
  await open().files.get('a');
  const { files, jobs } = open();
  expect(textOf(await files.get('a'))).toBe('a');
  expect(jobs).toEqual([]);
  expect(readdirSync(folder)).toEqual(['a.txt']);
  // As a crash may leave it.
  writeFileSync(join(folder, 'a.txt'), '');
  expect(textOf(await files.get('a'))).toBe('a');
  expect(jobs).toEqual(['a']);
});

test('making is limited, and a request beyond the queue is refused', async () => {
  let atOnce = 0;
  let most = 0;
  const { files } = open({
    async make(text) {
      atOnce += 1;
      most = Math.max(most, atOnce);
      for (let turn = 0; turn < 9; turn += 1) await nextTurn();
      atOnce -= 1;
      return Buffer.from(text);
    },
  });
  const texts = Array.from({ length: 60 }, (_, n) => `${n}`);
  const results = await Promise.all(texts.map((text) => files.get(text)));
  expect(most).toBe(2);
  // 40 wait; two more where the first two have begun before the last is asked for.
  const madeCount = results.filter((file) => file !== undefined).length;
  expect([40, 41, 42]).toContain(madeCount);
  expect(textOf(await files.get('again'))).toBe('again');
});

test('one client has few places in the queue, others have the rest (spec S22.8)', async () => {
  const { files } = open();
  const texts = Array.from({ length: 20 }, (_, n) => `${n}`);
  const requests = texts.map((text) => files.get(text, 'one client'));
  const other = files.get('other', 'another');
  expect((await Promise.all(requests)).filter(Boolean)).toHaveLength(4);
  expect(textOf(await other)).toBe('other');
  expect(textOf(await files.get('19', 'one client'))).toBe('19');
});

test('a file that waits in one client’s queue is made in the turn of another (spec S22.8)', async () => {
  const jobs: string[] = [];
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { files } = open({
    limits: { running: 1, waiting: 9, timeoutMs: 300_000, perKey: 9 },
    async make(text) {
      jobs.push(text);
      await isReleased;
      return Buffer.from(text);
    },
  });
  const many = ['a', 'b', 'c', 'd', 'e'].map((text) => files.get(text, 'one client'));
  const another = files.get('e', 'another');
  // After these each of them has looked for its file, and is in its queue.
  for (let time = 0; time < 10; time += 1) await stat(folder);
  release();
  expect(textOf(await another)).toBe('e');
  expect(jobs).not.toContain('d');
  expect((await Promise.all(many)).map(textOf)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(jobs.filter((text) => text === 'e')).toHaveLength(1);
});

test('a failed file is tried again and blocks no other', async () => {
  let fails = true;
  const events: string[] = [];
  const { files } = open({
    log: (_, event) => events.push(event),
    async make(text) {
      if (fails) throw new Error('no paper');
      return Buffer.from(text);
    },
  });
  const all = await Promise.all(['a', 'b', 'c', 'd'].map((text) => files.get(text)));
  expect(all).toEqual(Array(4).fill(undefined));
  expect(events).toEqual(['text not made']);
  fails = false;
  expect(textOf(await files.get('a'))).toBe('a');
});

test('a full disk prevents no file', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const events: string[] = [];
  const { files } = open({ folder: file, log: (_, event) => events.push(event) });
  expect(textOf(await files.get('a'))).toBe('a');
  expect(events).toEqual(['text not kept']);
});

test('the oldest files are deleted when they take too many bytes', async () => {
  const { files } = open({ maxBytes: 150 });
  // Three bytes each; the folder is looked through at every fifth of them.
  for (let n = 100; n < 300; n += 1) await files.get(`${n}`);
  expect(readdirSync(folder)).toHaveLength(50);
  expect(readdirSync(folder)).toContain('299.txt');
});
