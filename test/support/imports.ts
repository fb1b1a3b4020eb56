import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rooms that the site and its command line are made of. */
export const rooms = [
  'app',
  'base',
  'cli',
  'domain',
  'enquiries',
  'http',
  'staff',
  'stock',
  'store',
];

/** An import of a file, as a path from the root or the name of a package. */
export interface Import {
  readonly to: string;
  /** Types alone: nothing of it is there at run time. */
  readonly isType: boolean;
}

/** The imports of a file, given by its path from the root. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const matches = text.matchAll(
    /^(?:import|export)\s(type\s)?(?:[^'";]*\sfrom\s)?'([^']+)'|\b(typeof )?import\('([^']+)'\)/gm,
  );
  return [...matches].map(([, type, to, lazyType, lazy]) => {
    const target = to ?? lazy ?? '';
    return {
      to: target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
      isType: (type ?? lazyType) !== undefined,
    };
  });
}

/** Every TypeScript file below a folder, tests too. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\/node_modules\//.test(file));
}

/** Source files of the rooms by path from the root, with what each imports; no tests. */
export const imports: ReadonlyMap<string, readonly Import[]> = new Map(
  rooms
    .flatMap(filesIn)
    .filter((file) => !/\.test\.tsx?$|\/contract\//.test(file))
    .map((file) => [file, importsOf(file)]),
);
