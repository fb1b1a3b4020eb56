import { afterEach, expect, test, vi } from 'vitest';
import { minute, second } from './domain/duration.ts';
import { type JobTools, jobsOf, startJobs } from './jobs.ts';
import { readSettings } from './settings.ts';
import { openApp } from './test/support/open-app.ts';

afterEach(() => void vi.useRealTimers());

test('each job comes at the start and by its interval; one that fails is logged and comes again', async () => {
  vi.useFakeTimers();
  const turns = { often: 0, seldom: 0 };
  const logged: unknown[] = [];
  const failing = async () => {
    turns.seldom += 1;
    throw new Error('no disk');
  };
  const stop = startJobs(
    [
      { name: 'often', every: second, work: async () => (turns.often += 1) },
      { name: 'seldom', every: minute, work: failing },
    ],
    (...line) => logged.push(line),
  );
  await vi.advanceTimersByTimeAsync(minute);
  stop();
  await vi.advanceTimersByTimeAsync(minute);
  expect(turns).toEqual({ often: 61, seldom: 2 });
  expect(logged).toEqual(
    Array(2).fill(['error', 'a job failed', { job: 'seldom', error: 'Error: no disk' }]),
  );
});

// spec S19.8
test('the stock file is read in its interval by one of two instances, and not without STOCK_FROM', async () => {
  const { store, site, close } = await openApp();
  const readings: string[] = [];
  const tools = (env: NodeJS.ProcessEnv, name: string): JobTools => ({
    settings: readSettings(env),
    store,
    site,
    mails: { kick() {} },
    log() {},
    readStock: async () => void readings.push(name),
  });
  const env = { STOCK_FROM: 'stock.csv', REPORT_TO: 'owner@carts.example' };
  const names = (of: NodeJS.ProcessEnv) => jobsOf(tools(of, '')).map(({ name }) => name);
  expect(names(env)).toEqual([...names({}), 'read the stock file', 'mail the report']);
  const read = (name: string, file: string) =>
    jobsOf(tools({ ...env, STOCK_FROM: file }, name))
      .find((each) => each.name === 'read the stock file')
      ?.work(new AbortController().signal);
  for (const name of ['one', 'other', 'one']) await read(name, import.meta.filename);
  expect(readings).toEqual(['one']);
  // One that has no such file leaves the turn to the others for two minutes.
  const dueFor = (ms: number) => store.sync.setDue(new Date(Date.now() - ms));
  await dueFor(second);
  await read('without the file', 'no.csv');
  await read('with the file', import.meta.filename);
  await dueFor(3 * minute);
  await read('without the file', 'no.csv');
  expect(readings).toEqual(['one', 'with the file', 'without the file']);
  await close();
});
