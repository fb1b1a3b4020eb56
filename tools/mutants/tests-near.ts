import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/** What a file of the project imports, as paths from the root. */
function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const specifiers = text.matchAll(/(?:\bfrom\s|\bimport\s|\bimport\()\s*'(\.[^']+)'/g);
  return [...specifiers].map(([, to = '']) => normalize(join(dirname(file), to)));
}

/** Every node that `start` leads to, the nearest first. */
function reach(start: string, next: ReadonlyMap<string, readonly string[]>): string[] {
  const visited = new Set([start]);
  for (const node of visited) for (const one of next.get(node) ?? []) visited.add(one);
  return [...visited];
}

/** Tests of the whole project, or of tools: no file of the code is theirs. */
const others = /^(test\/project|imagery|tools|facts|bench)\//;

/** Finds the tests that import a file, directly or through others, the nearest first. */
export class NearTests {
  readonly #importers = new Map<string, string[]>();
  readonly #needBuild: ReadonlySet<string>;

  /** @param files paths from the root of all files of the project */
  constructor(root: string, files: readonly string[]) {
    const imports = new Map<string, readonly string[]>();
    for (const file of files.filter((one) => /\.(tsx?|mjs)$/.test(one))) {
      const targets = importsOf(root, file);
      imports.set(file, targets);
      for (const to of targets) this.#importers.set(to, [...(this.#importers.get(to) ?? []), file]);
    }
    // What reads the built site asks tools/prepare.mjs whether it is of these sources.
    this.#needBuild = new Set(reach('tools/prepare.mjs', this.#importers));
  }

  /** At most `most` tests that need no build: the file's own, those of its room, then the nearest. */
  of(file: string, most: number): readonly string[] {
    const tests = reach(file, this.#importers).filter(
      (one) => /\.test\.tsx?$/.test(one) && !others.test(one) && !this.#needBuild.has(one),
    );
    const own = file.replace(/tsx?$/, 'test.');
    const room = file.slice(0, file.indexOf('/') + 1);
    const rank = (test: string) => [own, room, ''].findIndex((start) => test.startsWith(start));
    return tests.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
  }
}
