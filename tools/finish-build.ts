import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { entityTag } from '../app/answer.ts';
import { type FileEntry, fileListName, suffixes } from '../app/static-files.ts';

/**
 * After the bundler: drops the browser code that no page loads (there is no client router), hashes
 * what is left and compresses it once, so that the server never has to.
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

/** Files of the loader and of everything an island imports, and the one stylesheet. */
function loaded(): Set<string> {
  const keys = new Set<string>(['app/entry.client.ts', 'style.css']);
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

/** Browsers take the rules under this type alone. */
const speculationRules = 'application/speculationrules+json';

const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);

/** Writes a file compressed in every way beside it; `false` where the best would not be smaller. */
async function compress(path: string, body: Buffer): Promise<boolean> {
  const best = { [zlib.constants.ZSTD_c_compressionLevel]: 19 };
  const br = await brotli(body);
  if (br.length >= body.length) return false;
  writeFileSync(path + suffixes.br, br);
  writeFileSync(path + suffixes.zstd, await zstd(body, { params: best }));
  writeFileSync(path + suffixes.gzip, await gzip(body, { level: 9 }));
  return true;
}

/** What the bundler makes more of than the pages load. */
const bundled = new Set(['.css', '.js']);
const keep = loaded();
rmSync(join(client, '.vite'), { recursive: true });
const list: Record<string, FileEntry> = {};
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const name = relative(client, path).replaceAll('\\', '/');
  const extension = extname(name);
  if (bundled.has(extension) && !keep.has(name)) {
    rmSync(path);
    continue;
  }
  const type = name === 'speculation-rules.json' ? speculationRules : types[extension];
  if (type === undefined) throw new Error(`No media type is listed for ${name}`);
  const body = readFileSync(path);
  const compressed = compressible.has(extension) && (await compress(path, body));
  list[`/${name}`] = { type, size: body.length, etag: entityTag(body), compressed };
}
writeFileSync(join(client, fileListName), JSON.stringify(list));
