import { setPriority } from 'node:os';
import type { Made, ToMake } from './make-in-child.ts';

const behindEverything = 10;

/**
 * The child process of `makeInChild`: takes jobs from the parent process, answers with files, and ends
 * when the parent does or disconnects.
 */
export function answerJobs<Job>(make: (job: Job) => Promise<Uint8Array>): void {
  setPriority(behindEverything);
  process.on('message', async ({ id, job }: ToMake<Job>) => {
    let answer: Made;
    try {
      answer = { id, file: await make(job) };
    } catch (error) {
      answer = {
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    }
    process.send?.(answer);
  });
  process.on('disconnect', () => process.exit(0));
}
