import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../store/open-store.ts';
import { noteFailure, noteReading, readInChild } from './note-reading.ts';

/** spec S19.18 */

let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: mkdtempSync(join(tmpdir(), 'child-')) });
});
afterEach(() => store.close());

const now = new Date('2026-05-04T12:00:00Z');
const read = (run: () => Promise<unknown>, signal = new AbortController().signal) =>
  readInChild(run, store.sync, signal);

test('a program that is ended before it is done counts as a failure like any other', async () => {
  const killed = () => Promise.reject(new Error('killed by SIGKILL'));
  expect(await read(killed)).toMatchObject({
    failing: { times: 1, problem: expect.stringContaining('(killed by SIGKILL)') },
  });
  expect(await read(async () => 1)).toMatchObject({ failing: { times: 2 }, isMailDue: false });
  expect(await read(killed)).toMatchObject({ failing: { times: 3 }, isMailDue: true });
});

test('a program that has noted how it went is not counted again', async () => {
  const failed = () => noteFailure('no file', store.sync, now);
  expect(await read(failed)).toBeUndefined();
  const reading = {
    from: 'stock.csv',
    fileKey: '',
    leftOut: [],
    questions: [],
    leftRows: [],
    words: [],
    saleCells: new Map(),
    headings: {},
  };
  expect(await read(() => noteReading(reading, store.sync, now))).toBeUndefined();
  expect((await store.sync.readNotes()).failing).toBeUndefined();
});

test('a site that stops ends the program without a failure', async () => {
  const stopping = new AbortController();
  stopping.abort();
  expect(await read(() => Promise.reject(stopping.signal.reason), stopping.signal)).toBeUndefined();
  expect(await store.sync.readNotes()).toEqual({ reported: [] });
});
