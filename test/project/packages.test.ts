import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const manifest = read('package.json');
const lock = read('package-lock.json');

/** Packages whose install script may not run; each brings what it needs as ordinary files. */
const allowedScripts: readonly string[] = [];

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}
const locked = Object.entries(lock.packages as Record<string, Locked>).filter(
  ([path]) => path !== '',
);

test('every package is pinned to one version, and the lockfile agrees', () => {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
  for (const kind of kinds) {
    for (const [name, version] of Object.entries<string>(manifest[kind])) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
      expect([name, lock.packages[''][kind][name]]).toEqual([name, version]);
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  }
});

test('every package in the lockfile is known by the hash of its bytes and by no address', () => {
  const without = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  // Named for other machines: a tool of developers, for platforms this lockfile was not made on.
  const needed = without.filter(([, { dev, optional, os }]) => !(dev && optional && os));
  expect(needed.map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, { resolved, link }]) => resolved !== undefined || link)).toEqual([]);
});

test('nothing the site runs on brings a script that runs when it is installed', () => {
  const scripted = locked.filter(
    ([, entry]) => 'hasInstallScript' in entry && !('dev' in entry) && !('devOptional' in entry),
  );
  expect(scripted.map(([path]) => path)).toEqual([...allowedScripts]);
});
