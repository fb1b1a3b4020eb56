import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url));

/** Large, and no part of who a dealer is: linked, not copied. */
const linked = ['node_modules', 'public/models', 'public/pictures', 'app/made/stills/passes'];

/** Not copied: what is linked or replaced, and packages of other folders. */
const isLeftOut = (path: string) =>
  [...linked, 'domain/dealer/business'].includes(path.replaceAll('\\', '/')) ||
  /node_modules$/.test(path);

/**
 * Copies the project into an empty folder, puts the second dealer in the place of the first, draws the
 * icons and builds. Takes about as long as a build.
 */
export function makeSecondDealer(folder: string): void {
  for (const name of readdirSync(project)) {
    if (!/^(?:\..*|build|coverage|data|node_modules|.*-re(?:port|sults))$/.test(name)) {
      cpSync(join(project, name), join(folder, name), {
        recursive: true,
        filter: (path) => !isLeftOut(relative(project, path)),
      });
    }
  }
  for (const name of linked) symlinkSync(join(project, name), join(folder, name));
  const business = join(folder, 'domain/dealer/business');
  rmSync(business, { recursive: true, force: true });
  cpSync(join(project, 'test/second-business'), business, { recursive: true });
  for (const file of readdirSync(business, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const path = join(business, file);
    // As docs/another-dealer.md has it: in test/ the folder lies elsewhere.
    const text = readFileSync(path, 'utf8').replaceAll('../domain/dealer/', '');
    writeFileSync(path, text.replaceAll('../domain/', '../'));
  }
  run(folder, 'tools/draw-icons.ts');
  run(
    folder,
    '--input-type=module',
    '-e',
    "await (await import('./tools/prepare.mjs')).ensureBuilt()",
  );
}

/** What the site in `folder` says, as `walk-site.ts` reads it. */
export function walkSite(folder: string): {
  readonly texts: Record<string, string>;
  readonly files: readonly string[];
  readonly problems: readonly string[];
} {
  const file = join(folder, 'walk.json');
  run(folder, 'test/support/walk-site.ts', file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function run(folder: string, ...words: string[]): void {
  execFileSync(process.execPath, words, { cwd: folder, stdio: 'pipe' });
}
