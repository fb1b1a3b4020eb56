import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { workInChild } from './work-in-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'work-in-child-'));
const program = join(folder, 'program.mjs');

/** Answers with its process id and the job's text; never to "hang", and ends at "crash". */
beforeAll(() =>
  writeFileSync(
    program,
    `process.on('message', ({ id, job }) => {
      if (job === 'crash') process.exit(3);
      if (job === 'fail') process.send({ id, error: { message: 'no such cart', code: 'ENOENT' } });
      else if (job !== 'hang') process.send({ id, result: process.pid + ' ' + job });
    });
    process.on('disconnect', () => process.exit(0));`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

const open = (limits: { idleMs: number; timeoutMs: number }) =>
  workInChild<string, string>(pathToFileURL(program), limits);

test('jobs are done in one process, also after one that failed', async () => {
  const work = open({ idleMs: 60_000, timeoutMs: 60_000 });
  const [pid, ...others] = (await work('a')).split(' ');
  expect([Number(pid) > 0, others]).toEqual([true, ['a']]);
  await expect(work('fail')).rejects.toMatchObject({ message: 'no such cart', code: 'ENOENT' });
  expect(await work('b')).toBe(`${pid} b`);
});

test('a job that hangs ends by its own deadline, however many come after it', async () => {
  const work = open({ idleMs: 60_000, timeoutMs: 20_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  const hung = work('hang').finally(() => {
    isOver = true;
  });
  hung.catch(() => undefined);
  const pids = new Set<string>();
  for (let seconds = 0; seconds < 19; seconds += 1) {
    pids.add(await work('quick'));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect([isOver, pids.size]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(hung).rejects.toThrow('took too long');
  expect(pids).not.toContain(await work('quick'));
});

test('a process that ends fails its jobs, and the next job starts another', async () => {
  const work = open({ idleMs: 60_000, timeoutMs: 60_000 });
  const first = await work('a');
  const lost = [work('hang'), work('crash')];
  for (const job of lost) await expect(job).rejects.toThrow('ended (3)');
  expect(await work('a')).not.toBe(first);
});

test('a process without a job is ended', async () => {
  const work = open({ idleMs: 15_000, timeoutMs: 20_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = await work('a');
  await vi.advanceTimersByTimeAsync(14_000);
  expect(await work('a')).toBe(first);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await work('a')).not.toBe(first);
});
