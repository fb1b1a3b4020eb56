import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

/** Bytes below which compressing costs more than it saves. */
const worthwhile = 256;

const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest|rss|atom|javascript|ld))/;

/** Whether a body of this type and size (bytes) is worth compressing. */
export function isCompressible(contentType: string, size: number): boolean {
  return size >= worthwhile && compressible.test(contentType);
}

const chosen = new Map<string, Encoding>();

/**
 * The encoding to answer with: the best of ours that the header accepts. Browsers send a handful
 * of headers, so the answers are remembered.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known !== undefined) return known;
  const accepted = new Map(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.trim().split(';');
        const weight = parameters
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2);
        return [name.trim(), weight === undefined ? 1 : Number(weight)];
      }),
  );
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  const best = (['br', 'zstd', 'gzip'] as const).find(accepts) ?? 'identity';
  if (chosen.size < 200) chosen.set(acceptEncoding, best);
  return best;
}

/**
 * Compresses off the main thread. `effort` is `fast` for what is wanted at once (a millisecond or
 * two for a page) and `best` for what will be sent many times.
 */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: 'fast' | 'best',
): Promise<Buffer> {
  const best = effort === 'best';
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: best ? 11 : 5,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'zstd':
      return zstd(body, {
        params: { [zlib.constants.ZSTD_c_compressionLevel]: best ? 19 : 3 },
      });
    case 'gzip':
      return gzip(body, { level: best ? 9 : 6 });
    default:
      return body;
  }
}
