import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { freePort } from '../../tools/free-port.ts';

/** What deploy/ and docs/operations.md say of settings and times. */

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const operations = read('docs/operations.md');
const specification = read('docs/specification.md');

/** `NAME=value` lines, those that are only proposed too. */
const settings = Object.fromEntries(
  [...read('deploy/settings').matchAll(/^#?([A-Z_]{3,})=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
) as Record<string, string>;

test('deploy/settings proposes only known settings, with valid values', () => {
  expect(Object.keys(settings).length).toBeGreaterThan(5);
  for (const setting of Object.keys(settings)) expect(operations).toContain(`\`${setting}\``);
  expect(() => readSettings(settings)).not.toThrow();
});

test('docs/operations.md and the specification describe every setting', () => {
  const settingNames = [...read('settings.ts').matchAll(/\bread\('([A-Z_]+)'/g)].map(
    ([, name]) => name,
  );
  expect(settingNames).toContain('PORT');
  expect(settingNames.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  expect(settingNames.filter((name) => !specification.includes(`\`${name}\``))).toEqual([]);
});

test('the unit allows more time to stop than stopping takes', () => {
  const { drainSeconds } = readSettings(settings);
  // Ten seconds for requests under way, ten for mails (http/connection/listen.ts, enquiries/outbox-worker.ts).
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/laurel-ridge.service'))?.[1]);
  expect(seconds).toBeGreaterThan(drainSeconds + 20);
});

// spec S25.6
test('the unit lets the site write its own data alone, with a bound on its memory', () => {
  const unit = new Map(
    [...read('deploy/laurel-ridge.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [
      key,
      value,
    ]),
  );
  // All else of the file system can only be read.
  expect([unit.get('ProtectSystem'), unit.get('StateDirectory')]).toEqual([
    'strict',
    'laurel-ridge',
  ]);
  expect(unit.get('ReadWritePaths')).toBeUndefined();
  // Where memory ends, a process that makes pictures ends and the site stays.
  expect([unit.get('MemoryMax'), unit.get('OOMPolicy')]).toEqual(['1500M', 'continue']);
});

test('a process that is not yet the site user’s has not ended', async () => {
  const isOthers = "process.kill = () => { throw Object.assign(new Error(), { code: 'EPERM' }); }";
  const answers = fileURLToPath(new URL('../../deploy/answers.mjs', import.meta.url));
  const preload = `--import=data:text/javascript,${encodeURIComponent(isOthers)}`;
  const port = String(await freePort());
  const { stderr } = spawnSync(process.execPath, [preload, answers, port, '1', '1']);
  expect(String(stderr)).toMatch('/healthz is not answered as it should be');
});
