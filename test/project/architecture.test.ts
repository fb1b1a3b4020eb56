import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** The arrow of the README: who may import whom. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = [
  'app',
  'cli',
  'concurrency',
  'domain',
  'enquiries',
  'http',
  'observability',
  'stock',
  'store',
];

/** Source files by path from the root, with what each imports at run time; no tests. */
const imports = new Map<string, readonly string[]>();
for (const folder of folders) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name.replaceAll('\\', '/'));
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|\/contract\//.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const found = text.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'";]*\sfrom\s)?'([^']+)'/gm);
    const lazy = text.matchAll(/\bimport\('([^']+)'\)/g);
    const targets = [...found, ...lazy].map(([, to = '']) => to);
    imports.set(
      file,
      targets.map((to) => (to.startsWith('.') ? normalize(join(dirname(file), to)) : to)),
    );
  }
}

/** Who (a path's beginning) may import what of this project, and which packages. */
const rules: readonly [who: string, own: RegExp, packages: RegExp][] = [
  ['domain/', /^domain\//, /^zod/],
  ['store/', /^(domain|store)\//, /^(node:|kysely$|pg$)/],
  ['concurrency/', /^concurrency\//, /^node:/],
  ['observability/', /^observability\//, /^node:/],
  ['enquiries/', /^(domain|enquiries|concurrency|observability)\//, /^(node:|nodemailer$)/],
  ['stock/', /^(domain|stock|concurrency|observability)\//, /^(node:|csv-parse|sharp$)/],
  ['cli/', /^(domain|stock|cli)\//, /^node:/],
  ['http/', /^(domain|stock|app|http|concurrency|observability)\//, /./],
  [
    'app/islands/',
    /^(domain|app\/ui|app\/islands|app\/drawings\/look|app\/links)/,
    /^(react|react-dom.*|@radix-ui\/react-toast|@tanstack\/react-query)$/,
  ],
  ['app/ui/', /^(domain|app\/ui|app\/drawings|app\/links)/, /^react$/],
  [
    'app/routes/',
    /^(domain|stock|enquiries|concurrency|app\/(?!routes\/)|app\/routes\/(\+types|contact-(prefill|problems)))/,
    /^(node:crypto|react.*)$/,
  ],
  ['app/', /^(domain|stock|enquiries|concurrency|observability|app)\//, /./],
];

test('every file imports only what its place allows', () => {
  const wrong = [...imports].flatMap(([file, targets]) => {
    const [, own, packages] = rules.find(([who]) => file.startsWith(who)) ?? ['', /$^/, /$^/];
    return targets
      .filter(
        (to) =>
          !(
            /^[a-z-]+\//.test(to) && folders.includes(to.split('/')[0] ?? '') ? own : packages
          ).test(to),
      )
      .map((to) => `${file} → ${to}`);
  });
  expect(wrong).toEqual([]);
  expect(imports.size).toBeGreaterThan(100);
});

/** A file and everything that comes with it. */
function closure(entry: string): Set<string> {
  const seen = new Set([entry]);
  for (const file of seen) for (const to of imports.get(file) ?? []) seen.add(to);
  return seen;
}

// Which body a model has is needed to draw it, and its finish to say what its picture shows.
const content =
  /^domain\/(policies|rentals|company)\/|\/brands\/(?!models|finish|cart-picture)|\/(places|areas|sample|vehicle-fields)\.ts$|-copy\.ts$/;

describe.each([...imports.keys()].filter((file) => file.endsWith('.island.tsx')))(
  '%s',
  (island) => {
    test('brings rules to the browser, and no content', () => {
      expect([...closure(island)].filter((file) => content.test(file))).toEqual([]);
    });
  },
);

test('nothing is called by what it is not', () => {
  const drawers = /(^|\/)(utils?|helpers?|lib|types|misc|common|shared|index)(\.tsx?$|\/)/;
  expect([...imports.keys()].filter((file) => drawers.test(file))).toEqual([]);
  const unlike = /(^|\/)[^/]*[A-Z_][^/]*\.tsx?$/;
  expect([...imports.keys()].filter((file) => unlike.test(file))).toEqual([]);
});
