import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

test('a file that can’t be put in its place leaves nothing beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'whole-'));
  await writeWhole(join(folder, 'a'), 'text');
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('text');
  await mkdir(join(folder, 'b', 'c'), { recursive: true });
  await expect(writeWhole(join(folder, 'b'), 'text')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['a', 'b']);
});
