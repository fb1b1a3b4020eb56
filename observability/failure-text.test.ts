import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  ['missing/label.html', 'there is no such file or folder'],
  ['file/data', 'a part of its path is a file, not a folder'],
  ['folder', 'it is a folder'],
])('a file that can’t be used is named with the reason: %s', async (name, reason) => {
  const folder = await mkdtemp(join(tmpdir(), 'failure-'));
  await writeFile(join(folder, 'file'), '');
  await mkdir(join(folder, 'folder'));
  const path = join(folder, name);
  const text = await writeFile(path, '').then(() => '', failureText);
  expect(text).toBe(`${path} can't be used: ${reason}`);
});

test('a failure that came from another process as a message reads the same', () => {
  const error = new Error("EACCES: permission denied, mkdir '/srv/photos-web'");
  expect(failureText(error)).toBe("/srv/photos-web can't be used: permission is denied");
});

test('another error says its own message, or its code where it has none', async () => {
  expect(failureText(new Error('The store is newer'))).toBe('The store is newer');
  expect(failureText(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
  expect(await readFile('\0').catch(failureText)).toContain('null bytes');
});
