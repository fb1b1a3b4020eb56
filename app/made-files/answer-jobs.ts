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
    let made: Made;
    try {
      made = { id, file: await make(job) };
    } catch (error) {
      made = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    process.send?.(made);
  });
  process.on('disconnect', () => process.exit(0));
}
