import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { day } from '../../domain/duration.ts';
import { type FileEntry, fileListName, suffixes } from '../../http/files/static-files.ts';
import { entityTag } from '../../http/response/stored-response.ts';

/** Hashes and compresses the files browsers load, so that the server does not have to. */

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.glb': 'model/gltf-binary',
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

/** Browsers accept speculation rules under this type alone. */
const speculationRules = 'application/speculationrules+json';

const compressible = new Set(['.glb', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const unbrotli = promisify(zlib.brotliDecompress);

/**
 * The file at its smallest, in brotli: as it lies beside the source where somebody has prepared it
 * (6 MB of models take 15 s of one core), unless that is of another version of the file.
 *
 * @param source path of the file
 * @param body what is in it
 */
async function brotliOf(source: string, body: Buffer): Promise<Buffer> {
  const prepared = source + suffixes.br;
  if (existsSync(prepared)) {
    const br = await readFile(prepared);
    const unpacked = await unbrotli(br).catch(() => undefined);
    if (unpacked?.equals(body)) return br;
  }
  const { BROTLI_PARAM_LGWIN, BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = zlib.constants;
  const bits = Math.ceil(Math.log2(body.length + 16));
  const windowBits = Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS);
  return brotli(body, { params: { [BROTLI_PARAM_LGWIN]: windowBits } });
}

/**
 * Writes a file's compressed versions; `false` where brotli would not be smaller. The compressors
 * know its size, or each reserves memory for a file of 4 to 8 MB.
 */
async function compress(source: string, body: Buffer, path: string): Promise<boolean> {
  const [br, gz] = await Promise.all([brotliOf(source, body), gzip(body, { level: 9 })]);
  if (br.length >= body.length) return false;
  await writeFile(path + suffixes.br, br);
  await writeFile(path + suffixes.gzip, gz);
  return true;
}

/** The files that are served, by address. */
export type FileList = Readonly<Record<string, FileEntry>>;

/** Paths of the files in a folder, from there and with `/`; not the prepared compressed ones. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(suffixes.br))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/**
 * Copies files from a folder to the one that is served, and their compressed versions beside them:
 * all at once, on as many threads as there are.
 *
 * @throws on a file whose media type is not listed
 */
export async function publishFiles(
  folder: string,
  names: readonly string[],
  served: string,
): Promise<FileList> {
  const publish = async (name: string): Promise<[string, FileEntry]> => {
    const type = name === 'speculation-rules.json' ? speculationRules : types[extname(name)];
    if (type === undefined) throw new Error(`No media type is listed for ${name}`);
    const source = join(folder, name);
    const body = await readFile(source);
    const path = join(served, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body);
    const compressed = compressible.has(extname(name)) && (await compress(source, body, path));
    return [`/${name}`, { type, etag: entityTag(body), compressed }];
  };
  return Object.fromEntries(await Promise.all(names.map(publish)));
}

/** Removes the files of the served folder that are neither on the list nor compressed versions. */
export function removeOthers(served: string, list: FileList): void {
  const endings = ['', ...Object.values(suffixes)];
  const paths = new Set(Object.keys(list).flatMap((path) => endings.map((one) => path + one)));
  for (const name of filesIn(served)) {
    if (!paths.has(`/${name}`)) rmSync(join(served, name));
  }
}

/** How long the scripts of a build are served after the next, in milliseconds: for pages that are open. */
const keptFor = 30 * day;

/** A script or font of an earlier build, with the bytes of each of its files. */
type EarlierAsset = readonly [
  path: string,
  entry: FileEntry,
  files: Readonly<Record<string, Buffer>>,
];

/** The files that the build in this folder serves below /assets/; none where there is no build. */
export function readAssets(served: string): readonly EarlierAsset[] {
  const list = join(served, fileListName);
  if (!existsSync(list)) return [];
  const entries: [string, FileEntry][] = Object.entries(JSON.parse(readFileSync(list, 'utf8')));
  return entries
    .filter(([path]) => path.startsWith('/assets/'))
    .map(([path, entry]) => {
      const endings = ['', ...(entry.compressed ? Object.values(suffixes) : [])];
      const files = endings.map((end) => [path + end, readFileSync(join(served, path + end))]);
      return [path, entry, Object.fromEntries(files)];
    });
}

/**
 * Serves what a new build has no longer for 30 days more: a page that was opened before it loads its
 * scripts when they are needed.
 *
 * @returns what was added, for the list
 */
export function restoreAssets(
  earlier: readonly EarlierAsset[],
  list: FileList,
  served: string,
  now: number,
): FileList {
  const restored: Record<string, FileEntry> = {};
  for (const [path, entry, files] of earlier) {
    const { leftAt = now } = entry;
    if (path in list || now - leftAt > keptFor) continue;
    restored[path] = { ...entry, leftAt };
    mkdirSync(join(served, 'assets'), { recursive: true });
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(served, name), bytes);
  }
  return restored;
}
