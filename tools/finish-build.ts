import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/**
 * After the bundler: drops the browser code that no page loads (there is no client router), and
 * compresses what is left once, so that the server never has to.
 */
const client = new URL('../build/client/', import.meta.url).pathname;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'),
);

/** Files of the loader and of everything an island imports. */
function loaded(): Set<string> {
  const keys = new Set<string>(['app/entry.client.ts']);
  for (const key of keys) {
    const chunk = manifest[key];
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])])
      keys.add(next);
  }
  return new Set([...keys].flatMap((key) => manifest[key]?.file ?? []));
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressed = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);

async function compress(path: string): Promise<readonly string[]> {
  const body = readFileSync(path);
  const best = { [zlib.constants.ZSTD_c_compressionLevel]: 19 };
  const made = [
    ['br', '.br', await brotli(body)],
    ['zstd', '.zst', await zstd(body, { params: best })],
    ['gzip', '.gz', await gzip(body, { level: 9 })],
  ] as const;
  const smaller = made.filter(([, , bytes]) => bytes.length < body.length);
  for (const [, suffix, bytes] of smaller) writeFileSync(path + suffix, bytes);
  return smaller.map(([encoding]) => encoding);
}

const keep = loaded();
rmSync(join(client, '.vite'), { recursive: true });
const list: Record<string, { type: string; encodings: readonly string[] }> = {};
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const name = relative(client, path).replaceAll('\\', '/');
  const extension = extname(name);
  if (extension === '.js' && !keep.has(name)) {
    rmSync(path);
    continue;
  }
  const type = types[extension];
  if (type === undefined) throw new Error(`No media type is listed for ${name}`);
  list[`/${name}`] = { type, encodings: compressed.has(extension) ? await compress(path) : [] };
}
writeFileSync(join(client, '.files.json'), JSON.stringify(list));
