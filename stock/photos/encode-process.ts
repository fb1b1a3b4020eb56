import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { type Effort, encodeSet } from './encode-set.ts';
import { outOfMemory } from './picture-limits.ts';

/** What the process that encodes is asked for. */
export interface EncodeJob {
  readonly bytes: Uint8Array;
  /** Path of the set, without width and format. */
  readonly path: string;
  readonly effort?: Effort | undefined;
}

/** How a job ended; with a `code`, a disk's error. */
export type EncodeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly code?: string | undefined };

/** Milliseconds between two checks of this process's memory. */
const lookEvery = 20;

/** The program of the process that `createEncoder` starts. */
const maxBytes = Number(process.env.MAX_DECODER_BYTES);
// The site may run on the same machine.
setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.exit(outOfMemory);
}, lookEvery).unref();

process.on('message', async ({ bytes, path, effort }: EncodeJob) => {
  const result = await encodeSet(bytes, path, { effort }).then(
    (): EncodeResult => ({ ok: true }),
    ({ message, code }: NodeJS.ErrnoException): EncodeResult => ({ ok: false, message, code }),
  );
  process.send?.(result);
});
