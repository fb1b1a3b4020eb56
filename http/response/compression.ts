import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { oneAtATime } from '../../base/one-at-a-time.ts';

/** Best first. */
export const compressions = ['br', 'gzip'] as const;

export type Compression = (typeof compressions)[number];

export type Encoding = Compression | 'identity';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const small = 32 * 1024;

export function compressionsOnce(size: number): readonly Compression[] {
  return size <= small ? ['gzip', 'br'] : compressions;
}

const worthwhile = 256;

const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest|rss|atom|javascript|ld))/;

export function isCompressible(contentType: string, size: number): boolean {
  return size >= worthwhile && compressible.test(contentType);
}

type Accepted = ReadonlyMap<string, number>;

const readBefore = new Map<string, Accepted>();

/** Browsers send a handful of different headers. */
function readAccepted(header: string): Accepted {
  const earlier = readBefore.get(header);
  if (earlier !== undefined) return earlier;
  const accepted = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const weight = parameters.find((piece) => piece.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)];
      }),
  );
  if (readBefore.size < 200 && header.length < 200) readBefore.set(header, accepted);
  return accepted;
}

export function chooseEncoding(
  acceptEncoding: string | undefined,
  ours: readonly Compression[] = compressions,
): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const accepted = readAccepted(acceptEncoding);
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return ours.find(accepts) ?? 'identity';
}

/** `small`: 2 to 3 ms a page, a quarter less than `fast`; the best takes 100 ms. */
const levels = { fast: { br: 1, gzip: 1 }, small: { br: 7, gzip: 6 } } as const;

export type Effort = keyof typeof levels;

/** A power of two; the best level takes eight bytes of memory for each byte. */
function windowBits(size: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(size + 16))));
}

function brotliOptions(body: Buffer, level: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: level,
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

const whole = { chunkSize: small, flush: zlib.constants.Z_FINISH, level: 3 };
/** Level 6 takes a quarter longer for a twentieth. The types list `reset` for deflate alone. */
const compressor = zlib.createGzip(whole) as zlib.Gzip & zlib.ZlibReset;
const inTurn = oneAtATime();

/** One compressor: Node frees each with the old generation alone (docs/decisions/0046). */
function gzipInTurn(body: Buffer): Promise<Buffer> {
  return inTurn(() => {
    compressor.reset();
    return new Promise((resolve) => compressor.write(body, () => resolve(compressor.read())));
  });
}

export async function compress(
  body: Buffer,
  compression: Compression,
  effort: Effort,
): Promise<Buffer> {
  const level = levels[effort][compression];
  if (compression === 'br') return brotli(body, brotliOptions(body, level));
  return body.length > small ? gzip(body, { level }) : gzipInTurn(body);
}
