import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftParts, writeWhole } from './write-whole.ts';

test('a file that can’t be put in its place leaves nothing beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'whole-'));
  await writeWhole(join(folder, 'a'), 'text');
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('text');
  await mkdir(join(folder, 'b', 'c'), { recursive: true });
  await expect(writeWhole(join(folder, 'b'), 'text')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['a', 'b']);
});

test('what killed processes have left is removed, and what others write is not (spec S22.6)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'whole-'));
  const files = ['a.webp', 'a.webp.1.part', 'a.webp.2.part', 'a.webp.12.part', 'old.3.part'];
  for (const name of files) await writeFile(join(folder, name), 'half');
  await utimes(join(folder, 'old.3.part'), 1, 1);
  await utimes(join(folder, 'a.webp'), 1, 1);
  await removeLeftParts(folder, 2);
  expect((await readdir(folder)).sort()).toEqual(['a.webp', 'a.webp.1.part', 'a.webp.12.part']);
  await removeLeftParts(join(folder, 'nowhere'));
});
