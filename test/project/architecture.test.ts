import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import routes from '../../app/routes.ts';
import { team } from '../../domain/dealer/business/company.ts';
import { phones } from '../../domain/dealer/business/hours-and-phones.ts';
import { business, showrooms } from '../../domain/dealer/business/identity.ts';
import { models } from '../../domain/dealer/business/models/models.ts';

/** The arrow of the README: who may import whom. */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rooms that the site and its command line are made of. */
const rooms = 'app base cli domain enquiries http staff stock store'.split(' ');

/** An import of a file, as a path from the root or the name of a package. */
interface Import {
  readonly to: string;
  /** Types alone: nothing of it is there at run time. */
  readonly isType: boolean;
}

/** The imports of a file, given by its path from the root. */
function importsOf(file: string): Import[] {
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
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\/node_modules\//.test(file));
}

/** Source files of the rooms by path from the root, with what each imports; no tests. */
const imports: ReadonlyMap<string, readonly Import[]> = new Map(
  rooms
    .flatMap(filesIn)
    .filter((file) => !/\.test\.tsx?$|\/contract\//.test(file))
    .map((file) => [file, importsOf(file)]),
);

const otherFolders = ['bench', 'facts', 'imagery', 'test', 'tools'];
const atRoot = [
  'main.ts',
  'cli.ts',
  'jobs.ts',
  'open-site.ts',
  'settings.ts',
  'setting-schemas.ts',
];

const browserPackages =
  /^(react|react-dom.*|@radix-ui\/react-toast|node_modules\/meshoptimizer\/.*)$/;

/**
 * Which folder (a path's beginning) may import what of this project, types included, and which packages:
 * `main → http → app → staff → enquiries, stock, store → domain` over `base`.
 * The first match in the list counts.
 */
const rules: readonly [who: string, own: readonly string[], packages: RegExp][] = [
  ['domain', ['domain'], /^valibot$/],
  ['store', ['store', 'domain', 'base'], /^(node:|kysely$|pg$|valibot$)/],
  ['base', ['base'], /^(node:|@prometheus-io\/client$|sonic-boom$)/],
  ['enquiries', ['enquiries', 'domain', 'base'], /^(node:|nodemailer$|ical-generator$)/],
  [
    'stock',
    ['stock', 'domain', 'base'],
    /^(node:|csv-parse|entities$|sax$|sharp$|uqr$|valibot$|yauzl$)/,
  ],
  [
    'cli',
    ['cli', 'enquiries', 'stock', 'domain', 'base', 'settings.ts'],
    /^(node:|@commander-js\/extra-typings$)/,
  ],
  ['staff', ['staff', 'stock', 'domain', 'base'], /^node:/],
  ['http', ['http', 'app', 'stock', 'domain', 'base'], /./],
  ['app/browser', ['app/browser', 'app/ui', 'app/links.ts', 'domain'], browserPackages],
  ['app/ui', ['app/ui', 'app/links.ts', 'domain'], /^react$/],
  // What was received is of http; nothing else of it is for a page.
  [
    'app',
    ['app', 'http/request/received-body.ts', 'enquiries', 'staff', 'stock', 'domain', 'base'],
    /./,
  ],
];

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);
const isOurs = (to: string) =>
  /\.(tsx?|mjs|json|css(\?inline)?)$/.test(to) && !to.startsWith('node:');

test('every file imports only what its folder may import', () => {
  const wrong = [...imports].flatMap(([file, targets]) => {
    const [, own, packages] = rules.find(([who]) => isIn(file, who)) ?? ['', [], /$^/];
    return targets
      .filter(({ to }) => (isOurs(to) ? !own.some((place) => isIn(to, place)) : !packages.test(to)))
      .map(({ to }) => `${file} → ${to}`);
  });
  expect(wrong).toEqual([]);
  expect(imports.size).toBeGreaterThan(100);
});

test('no page imports another page, and no other room of app a page', () => {
  const pages = new Set(routes.map(({ file }) => `app/${file}`));
  const pageOf = (file: string) =>
    pages.has(file) && dirname(file) === 'app/pages' ? file : dirname(file).split('/')[2];
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets
      .filter(
        ({ to }) =>
          isIn(file, 'app') &&
          isIn(to, 'app/pages') &&
          !to.includes('/+types/') &&
          (pages.has(to) || !isIn(file, 'app/pages') || pageOf(file) !== pageOf(to)),
      )
      .map(({ to }) => `${file} → ${to}`),
  );
  expect(wrong).toEqual([]);
  expect(pages.size).toBeGreaterThan(20);
});

/** Ways along imports that come back to where they began. */
function circlesIn(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  function follow(node: string, way: readonly string[]): void {
    const begin = way.indexOf(node);
    if (begin !== -1) circles.push([...way.slice(begin), node].join(' → '));
    if (begin !== -1 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) if (graph.has(next)) follow(next, [...way, node]);
    done.add(node);
  }
  for (const node of graph.keys()) follow(node, []);
  return circles;
}

test('no file imports itself through others, not even for a type', () => {
  const graph = new Map<string, readonly string[]>();
  for (const [file, targets] of imports) graph.set(file, pathsOf(targets));
  for (const file of [...otherFolders.flatMap(filesIn), ...atRoot]) {
    graph.set(file, pathsOf(importsOf(file)));
  }
  expect(circlesIn(graph)).toEqual([]);
});

const pathsOf = (targets: readonly Import[]) => targets.map(({ to }) => to);

test.each(['app', 'domain', 'enquiries', 'http', 'stock', 'store'])(
  'no folder of %s imports itself through others, not even for a type',
  (parent) => {
    const room = (path: string) => path.split('/').slice(0, 2).join('/');
    const graph = new Map<string, Set<string>>();
    for (const [file, targets] of imports) {
      if (!isIn(file, parent)) continue;
      const others = pathsOf(targets).map(room);
      const edges = graph.get(room(file)) ?? [];
      graph.set(room(file), new Set([...edges, ...others].filter((to) => to !== room(file))));
    }
    expect(circlesIn(graph)).toEqual([]);
    expect(graph.size).toBeGreaterThan(3);
  },
);

test('the rules of domain name nothing of the business', () => {
  const { shortName, state, counties } = business;
  const names = [
    ...[shortName, state, ...counties],
    ...showrooms.flatMap(({ id, city }) => [id, city]),
    ...Object.values(phones),
    ...models.flatMap(({ brand, name }) => [brand, name]),
    ...team.map(({ name }) => name),
  ];
  const rules = [...imports.keys()].filter(
    // Policies are documents of the business; the makes are those of the whole trade.
    (file) =>
      isIn(file, 'domain') && !/^domain\/(dealer\/business|policies)\/|\/makes\.ts$/.test(file),
  );
  const wrong = rules.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return names.filter((name) => code.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
  expect(rules.length).toBeGreaterThan(60);
});

/** A file and everything that comes with it. */
function closure(entry: string): Set<string> {
  const visited = new Set([entry]);
  for (const file of visited) {
    for (const { to, isType } of imports.get(file) ?? []) if (!isType) visited.add(to);
  }
  return visited;
}

// Which body a model has is needed to draw it, and its finish to say what its picture shows.
const content =
  /^domain\/(policies|rentals|dealer\/business\/(?!identity|terms\/|models\/models\.))|\/(sample|vehicle-fields)\.ts$|-copy\.ts$|\/known-models\/(?!find-model|model-size)|\/pictures\/(?!picture\.|repaint)/;

describe.each([...imports.keys()].filter((file) => /\.island\.tsx?$/.test(file)))(
  '%s',
  (island) => {
    test('the browser’s code imports rules, no content, and nothing of the server', () => {
      const server = [...closure(island)].filter(
        (file) =>
          isOurs(file) && !/^(app\/(pages|browser|ui)\/|app\/links\.ts|domain\/)/.test(file),
      );
      const packages = [...closure(island)].filter((file) => !isOurs(file));
      expect([...server, ...packages.filter((name) => !browserPackages.test(name))]).toEqual([]);
      expect([...closure(island)].filter((file) => content.test(file))).toEqual([]);
    });
  },
);

test('whether a vehicle is for sale is read from its offer, not from its row', () => {
  const readers = /^(app|cli|enquiries|http|staff|stock\/(feeds|labels|sync))\//;
  const raw = /\b(vehicle|cart|unit|row)\.(inStock|status|condition)\b/;
  const sources = [...imports.keys()].filter((file) => readers.test(file));
  expect(sources.filter((file) => raw.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('no file or folder has a forbidden name', () => {
  const drawers = /(^|\/)(utils?|helpers?|lib|types|misc|common|shared|index)(\.tsx?$|\/)/;
  expect([...imports.keys()].filter((file) => drawers.test(file))).toEqual([]);
  const unlike = /(^|\/)[^/]*[A-Z_][^/]*\.tsx?$/;
  expect([...imports.keys()].filter((file) => unlike.test(file))).toEqual([]);
});
