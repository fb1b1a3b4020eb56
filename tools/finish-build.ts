import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { build } from 'vite';
import { type BuiltAssets, builtAssetsName } from '../app/head/page-assets.ts';
import { entityTag } from '../http/cache/stored-response.ts';
import { type FileEntry, fileListName, suffixes } from '../http/files/static-files.ts';
import { oldestBrowsers } from '../vite.config.ts';

/**
 * After the bundler: takes the stylesheet from its client build and drops the rest, as this site has
 * no client router; bundles the islands; hashes and compresses every file once, so that the server
 * does not have to.
 */
const root = new URL('..', import.meta.url).pathname;
const client = join(root, 'build', 'client');

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** The files of a bundle. Deletes the bundler's manifest, which is not served. */
function takeManifest(): Manifest {
  const path = join(client, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(join(client, '.vite'), { recursive: true });
  return manifest;
}

/** The text of a bundle's stylesheet, without the comment that the bundler leaves at its end. */
function styleOf(manifest: Manifest): string {
  const css = readFileSync(join(client, manifest['style.css']?.file ?? ''), 'utf8');
  return css.replace(/\/\*.*?\*\//gs, '').trim();
}

/** Removes scripts and styles that no page loads. */
function removeBundled(extensions: readonly string[]): void {
  for (const name of readdirSync(join(client, 'assets'))) {
    if (extensions.includes(extname(name))) rmSync(join(client, 'assets', name));
  }
}

/** React in one file, what islands share in another, then one for each of them. */
async function bundleIslands(): Promise<Manifest> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      target: oldestBrowsers,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'app/islands/start.ts',
        // Modules shared by the loader and an island stay in the loader, which is loaded first.
        preserveEntrySignatures: false,
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
              {
                name: 'shared',
                minShareCount: 2,
                test: (id) => !/islands\/start|campaign|preload-helper/.test(id),
              },
            ],
          },
        },
      },
    },
  });
  return takeManifest();
}

const style = styleOf(takeManifest());
removeBundled(['.js', '.css']);
const islands = await bundleIslands();
const classesOf = (text: string) =>
  [...new Set(text.match(/\._[\w-]+/g))].map((name) => name.slice(1));
const islandClasses = classesOf(styleOf(islands));
const known = classesOf(style);
const missing = islandClasses.filter((name) => !known.includes(name));
if (missing.length > 0) throw new Error(`No page has the islands' styles ${missing}`);
removeBundled(['.css']);
const script = `/${islands['app/islands/start.ts']?.file}`;
writeFileSync(
  join(root, 'build', 'server', builtAssetsName),
  JSON.stringify({ style, islandClasses, script } satisfies BuiltAssets),
);

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
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);

/** Models are 6 MB: at brotli's best level they take 15 s, at the one below 7 s and 0.2 % more bytes. */
const brotliLevels: Readonly<Record<string, number>> = { '.glb': 10 };

/**
 * Writes a file's compressed versions beside it; `false` where brotli would not be smaller. The
 * compressors are told its size, or each reserves memory for a file of 4 to 8 MB.
 */
async function compress(path: string, body: Buffer): Promise<boolean> {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS, ZSTD_c_compressionLevel } =
    zlib.constants;
  const quality = brotliLevels[extname(path)] ?? BROTLI_MAX_QUALITY;
  const windowBits = Math.min(
    Math.max(Math.ceil(Math.log2(body.length + 16)), BROTLI_MIN_WINDOW_BITS),
    BROTLI_MAX_WINDOW_BITS,
  );
  const [br, zst, gz] = await Promise.all([
    brotli(body, {
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: windowBits },
    }),
    zstd(body, { params: { [ZSTD_c_compressionLevel]: 19 }, pledgedSrcSize: body.length }),
    gzip(body, { level: 9 }),
  ]);
  if (br.length >= body.length) return false;
  writeFileSync(path + suffixes.br, br);
  writeFileSync(path + suffixes.zstd, zst);
  writeFileSync(path + suffixes.gzip, gz);
  return true;
}

async function finishFile(path: string): Promise<[address: string, entry: FileEntry]> {
  const name = relative(client, path).replaceAll('\\', '/');
  const extension = extname(name);
  const type = name === 'speculation-rules.json' ? speculationRules : types[extension];
  if (type === undefined) throw new Error(`No media type is listed for ${name}`);
  const body = readFileSync(path);
  const compressed = compressible.has(extension) && (await compress(path, body));
  return [`/${name}`, { type, size: body.length, etag: entityTag(body), compressed }];
}

// All at once, on as many threads as there are.
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => finishFile(join(entry.parentPath, entry.name)));
const list = Object.fromEntries(await Promise.all(files));
writeFileSync(join(client, fileListName), JSON.stringify(list));
