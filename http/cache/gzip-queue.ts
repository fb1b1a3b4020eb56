import { constants, createGzip, type Gzip } from 'node:zlib';

/** Its types list `reset` for deflate alone, of which gzip is a kind. */
type Compressor = Gzip & { reset(): void };

/** Bytes of one piece of output: most answers fit into one. */
const chunkSize = 32 * 1024;

interface Job {
  readonly body: Buffer;
  readonly resolve: (compressed: Buffer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Compresses bodies one after the other with one compressor, on another thread. Every compressor that
 * Node.js makes (for `gzipSync` as for `brotliCompressSync`) stays in memory until the old part of
 * the heap is collected. With one for each of 3,000 answers a second that took place nine times a
 * second, each time for 5 to 15 ms. Only gzip's can be reset and used again.
 * @param level 1 (fastest) to 9 (smallest)
 * @returns compresses a body of up to some 100 kB; rejects when there is no memory for it
 */
export function createGzipQueue(level: number): (body: Buffer) => Promise<Buffer> {
  const waiting: Job[] = [];
  let compressor: Compressor | undefined;
  let current: Job | undefined;
  let made: Buffer[] = [];

  function open(): Compressor {
    const gzip = createGzip({ level, chunkSize }) as Compressor;
    gzip.on('data', (piece: Buffer) => made.push(piece));
    gzip.on('error', () => {
      // The callback of `flush` gets the error; what follows gets a new compressor.
      if (compressor === gzip) compressor = undefined;
    });
    return gzip;
  }

  function next(): void {
    made = [];
    current = waiting.shift();
    if (current === undefined) return;
    const { body, resolve, reject } = current;
    compressor ??= open();
    const gzip = compressor;
    gzip.write(body);
    gzip.flush(constants.Z_FINISH, (error?: Error | null) => {
      if (error) {
        reject(error);
      } else {
        const [only, ...others] = made;
        resolve(only !== undefined && others.length === 0 ? only : Buffer.concat(made));
        gzip.reset();
      }
      next();
    });
  }

  return (body) =>
    new Promise((resolve, reject) => {
      waiting.push({ body, resolve, reject });
      if (current === undefined) next();
    });
}
