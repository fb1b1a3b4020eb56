import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileListName } from '../../http/files/static-files.ts';
import {
  type FileList,
  filesIn,
  publishFiles,
  readAssets,
  removeOthers,
  restoreAssets,
} from './published-files.ts';

const text = 'Golf carts in Pennsylvania. '.repeat(40);
let folder = '';
let served = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  served = mkdtempSync(join(tmpdir(), 'served-'));
});
afterEach(() => {
  for (const one of [folder, served]) rmSync(one, { recursive: true });
});

const write = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, name), content);
const published = (name: string) => readFileSync(join(served, name));

test('publishes a file in every encoding, and lists it with its type', async () => {
  write('robots.txt', text);
  const list = await publishFiles(folder, ['robots.txt'], served);
  expect(list).toEqual({
    '/robots.txt': {
      type: 'text/plain; charset=utf-8',
      etag: expect.stringMatching(/./),
      compressed: true,
    },
  });
  expect(published('robots.txt').toString()).toBe(text);
  expect(brotliDecompressSync(published('robots.txt.br')).toString()).toBe(text);
  expect(gunzipSync(published('robots.txt.gz')).toString()).toBe(text);
});

test.each([
  [
    'of this version',
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    true,
  ],
  ['of another version', brotliCompressSync('The one before'), false],
  ['that is broken', Buffer.from('no brotli'), false],
])('takes or replaces a prepared compressed file %s', async (_, prepared, isTaken) => {
  write('cart.glb', text);
  write('cart.glb.br', prepared);
  expect(filesIn(folder)).toEqual(['cart.glb']);
  await publishFiles(folder, ['cart.glb'], served);
  expect(published('cart.glb.br').equals(prepared)).toBe(isTaken);
  expect(brotliDecompressSync(published('cart.glb.br')).toString()).toBe(text);
});

test('leaves a file that brotli does not make smaller as it is', async () => {
  write('a.txt', 'a');
  const list = await publishFiles(folder, ['a.txt'], served);
  expect(list['/a.txt']?.compressed).toBe(false);
  expect(filesIn(served)).toEqual(['a.txt']);
});

test('refuses a file whose media type nobody has listed', async () => {
  write('a.exe', 'a');
  await expect(publishFiles(folder, ['a.exe'], served)).rejects.toThrow('a.exe');
});

test('removes what is not on the list', async () => {
  write('a.txt', text);
  const list = await publishFiles(folder, ['a.txt'], served);
  writeFileSync(join(served, 'route.js'), 'export {}');
  removeOthers(served, list);
  expect(filesIn(served)).toEqual(['a.txt', 'a.txt.gz']);
});

test('scripts of an earlier build are served for 30 days after it, other files are not', async () => {
  const at = (days: number) => Date.UTC(2026, 5, 1 + days);
  const build = async (names: readonly string[], now: number): Promise<FileList> => {
    const earlier = readAssets(served);
    rmSync(served, { recursive: true });
    mkdirSync(join(folder, 'assets'), { recursive: true });
    for (const name of names) write(name, text + name);
    const list = await publishFiles(folder, names, served);
    const whole = { ...list, ...restoreAssets(earlier, list, served, now) };
    writeFileSync(join(served, fileListName), JSON.stringify(whole));
    removeOthers(served, { ...whole, [`/${fileListName}`]: whole['/assets/a.js'] as never });
    return whole;
  };
  await build(['assets/a.js', 'robots.txt'], at(0));
  const second = await build(['assets/b.js'], at(10));
  expect(Object.keys(second)).toEqual(['/assets/b.js', '/assets/a.js']);
  expect(second['/assets/a.js']?.leftAt).toBe(at(10));
  expect(`${brotliDecompressSync(published('assets/a.js.br'))}`).toBe(`${text}assets/a.js`);
  // Of the builds after it too, until its days are over; what comes again has not left.
  expect(Object.keys(await build(['assets/c.js'], at(40)))).toHaveLength(3);
  const last = await build(['assets/b.js'], at(41));
  expect(Object.keys(last)).toEqual(['/assets/b.js', '/assets/c.js']);
  expect(last['/assets/b.js']?.leftAt).toBeUndefined();
});
