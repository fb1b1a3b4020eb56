import { setPriority } from 'node:os';
import { type JobResult, outOfMemory, type ToDo } from './work-in-child.ts';

const behindEverything = 10;

const lookEvery = 20;

export function answerJobs<Job>(work: (job: Job) => Promise<unknown>): void {
  takeLowPriority();
  const maxBytes = Number(process.env.MAX_BYTES ?? Number.POSITIVE_INFINITY);
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) process.exit(outOfMemory);
  }, lookEvery).unref();
  process.on('message', async ({ id, job }: ToDo<Job>) => {
    let answer: JobResult;
    try {
      answer = { id, result: await work(job) };
    } catch (error) {
      const { message, stack, code } = error as NodeJS.ErrnoException;
      answer = { id, error: { message, stack, code } };
    }
    process.send?.(answer);
  });
  // Not by `process.exit`, which can wait forever for a compiler's thread that waits for memory
  // (nodejs/node#54918): the process would stay, with the parent's standard error open.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}

/** A service's system-call filter may refuse it. */
function takeLowPriority(): void {
  try {
    setPriority(behindEverything);
  } catch {
    // The answers matter more than their order.
  }
}
