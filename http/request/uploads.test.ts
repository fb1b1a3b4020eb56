import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, symlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteRequest } from './site-request.ts';
import { createUploads } from './uploads.ts';

const limits = { field: 'photos', max: 1, each: 100, together: 100, read: 1000 };
const request = {
  clientAddress: '192.0.2.1',
  header: () => 'text/plain',
  async *body() {},
} as unknown as SiteRequest;

// spec S28.4
test('folders of a killed process go at the start, old ones with each form; one that can not be read fails no form', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const left = join(folder, `form-${spawnSync(process.execPath, ['-e', '']).pid}-x`);
  await mkdir(left);
  const uploads = createUploads(folder);
  await expect.poll(() => existsSync(left)).toBe(false);
  const answer = () => uploads.take(request, limits, async ({ mediaType }) => mediaType);
  await symlink('nowhere', join(folder, 'broken'));
  expect(await answer()).toBe('text/plain');
  const [old, recent] = ['old', 'recent'].map((one) =>
    join(folder, `form-${process.pid}-${one}`),
  ) as [string, string];
  await mkdir(old);
  await mkdir(recent);
  await utimes(old, new Date(0), new Date(0));
  expect(await answer()).toBe('text/plain');
  expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
});
