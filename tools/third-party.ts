// `node tools/third-party.ts` writes THIRD-PARTY.md from the packages that `npm start` installs.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  /** For some machines. */
  readonly optional?: boolean;
}

const introduction = `# What others made

The packages that \`npm start\` installs, by license, each with its copyright where it states one; \`node tools/third-party.ts\` writes this page. Their license texts are in their folders of \`node_modules\`. Code of some reaches browsers in \`build/client/assets\`.

- **Typefaces**: Besley and Figtree, SIL Open Font License 1.1, with letters left out. The licenses are beside them in \`app/ui/theme/fonts/\`.
- **LGPL**: \`libheif-js\` (libheif and libde265, which read photographs from iPhones) and \`@img/sharp-libvips-*\` (libvips and what it is linked with, beside \`sharp\`) are installed unchanged as files of their own, and may be replaced by other builds.
- **Map outlines**: US Census Bureau, public domain.
`;

/** The first line of a license's text that names somebody. */
function copyrightOf(path: string): string {
  const [file] = globSync(join(root, path, '{LICENSE,LICENCE,license}*'));
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  const [line = ''] = /^\W*(?:copyright\b|\(c\)|©).*\d{4}.*$/im.exec(text) ?? [];
  return line.replace(/^\W*(?:copyright|\(c\)|©|\s)*/i, '').trim();
}

export function thirdParty(): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const byLicense = new Map<string, Set<string>>();
  for (const [path, one] of Object.entries<Locked>(packages)) {
    const isOurs = !path.startsWith('node_modules/') || one.link;
    if (isOurs || one.dev || one.devOptional) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const family = name.replace(
      /-(?:android|darwin|freebsd|linux|linuxmusl|openharmony|wasm32|webcontainers|win32)\b.*/,
      '-*',
    );
    const copyright = one.optional || one.license?.includes('GPL') ? '' : copyrightOf(path);
    const line = `- ${one.optional ? family : name} ${one.version}${copyright && `, ${copyright}`}`;
    const license = one.license ?? 'not stated';
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(line));
  }
  const parts = [...byLicense].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${introduction}${parts
    .map(([license, lines]) => `\n## ${license}\n\n${[...lines].sort().join('\n')}\n`)
    .join('')}`;
}

if (import.meta.main) writeFileSync(join(root, 'THIRD-PARTY.md'), thirdParty());
