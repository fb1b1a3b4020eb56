import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** A workspace, linked into node_modules. */
  readonly link?: boolean;
  /** Inside another package, and covered by its hash. */
  readonly inBundle?: boolean;
  /** Needed by tests, tools or a workspace only; `npm start` leaves it out. */
  /** As `dev`, or wanted by an optional dependency. */
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}
const locked: Readonly<Record<string, Locked>> = read('package-lock.json').packages;
/** Node for machines whose own is too old: installed beside the others. */
const lockedNode: Readonly<Record<string, Locked>> = read('tools/node/package-lock.json').packages;
const workspaces: readonly string[] = read('package.json').workspaces;
const manifests = ['', ...workspaces].map((folder) => ({
  folder,
  manifest: read(`${folder}/package.json`),
}));
const fetched = [...Object.entries(locked), ...Object.entries(lockedNode)].filter(
  ([path, { link, inBundle }]) => path.startsWith('node_modules/') && !link && !inBundle,
);
const pathsOf = (entries: typeof fetched) => entries.map(([path]) => path);

// spec S22.7
test('every package is pinned to one version in every workspace, and the lockfile agrees', () => {
  for (const { folder, manifest } of manifests) {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
      const pinned: Readonly<Record<string, string>> = manifest[kind] ?? {};
      expect(read('package-lock.json').packages[folder][kind] ?? {}).toEqual(pinned);
      for (const [name, pin] of Object.entries(pinned)) {
        const version = pin.replace(/^npm:.+@/, '');
        expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
        expect([name, locked[`node_modules/${name}`]?.version]).toEqual([name, version]);
      }
    }
  }
});

test('Node for older machines is one version everywhere, and its npm is pinned', () => {
  const { devDependencies, optionalDependencies } = read('tools/node/package.json');
  expect(Object.keys(devDependencies)).toEqual(['npm']);
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const images = [...dockerfile.matchAll(/^FROM node:(.+)-slim/gm)].map(([, version]) => version);
  expect(images).toEqual(Array(2).fill(Object.values(optionalDependencies)[0]));
  const pins: Readonly<Record<string, string>> = { ...devDependencies, ...optionalDependencies };
  for (const [name, pin] of Object.entries(pins)) {
    expect([name, pin]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    expect([name, lockedNode[`node_modules/${name}`]?.version]).toEqual([name, pin]);
  }
});

test('the workspaces add nothing to what `npm start` installs', () => {
  expect(manifests.map(({ folder }) => folder)).toEqual(['', 'bench', 'imagery']);
  for (const { folder, manifest } of manifests.filter((one) => one.folder !== '')) {
    expect([folder, manifest.dependencies]).toEqual([folder, undefined]);
  }
});

// spec S22.7
test('every package in the lockfile has an integrity hash and no registry address', () => {
  expect(pathsOf(fetched.filter(([, one]) => !one.integrity?.startsWith('sha512-')))).toEqual([]);
  expect(pathsOf(fetched.filter(([, one]) => one.resolved !== undefined))).toEqual([]);
});

// spec S22.7
test('no package brings a script that runs when it is installed', () => {
  expect(pathsOf(fetched.filter(([, one]) => one.hasInstallScript))).toEqual([]);
});
