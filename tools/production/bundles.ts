import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, createBuilder, type InlineConfig, type Plugin } from 'vite';
import { bundlerChecks, classNames, oldestBrowsers } from '../../vite.config.ts';
import { root } from '../prepare.mjs';

/** Files by source, as Vite lists them. */
type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly assets?: readonly string[];
      /** Keys of the files it imports at once, and when it needs them. */
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

/** The files of a bundle for browsers. */
interface Bundle {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The text of its stylesheet, without the comment that the bundler leaves at the end. */
  readonly style: string;
}

const production: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Deletes the bundler's manifest, which is not served. */
function readBundle(folder: string): Bundle {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(dirname(path), { recursive: true });
  const css = readFileSync(join(folder, manifest['style.css']?.file ?? ''), 'utf8');
  return { folder, manifest, style: css.replace(/\/\*.*?\*\//gs, '').trim() };
}

/** The server in build/server, and in build/client the style of its pages. */
export async function bundlePages(): Promise<Bundle> {
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    build: { emptyOutDir: false, copyPublicDir: false },
  });
  await builder.buildApp();
  return readBundle(join(root, 'build', 'client'));
}

/**
 * The code that fetches the files that a file imports side by side with it. Vite's own also waits for
 * stylesheets, which islands have none of, in four times the bytes.
 */
const preloading: Plugin = {
  name: 'preloading',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export const __vitePreload = (load, files) => {
          for (const file of files) {
            const link = document.createElement('link');
            link.rel = 'modulepreload';
            link.href = '/' + file;
            document.head.append(link);
          }
          return load();
        };`
      : undefined,
};

/** React in one file, what islands share in another, then one for each of them. */
export async function bundleIslands(): Promise<Bundle> {
  await build({
    ...production,
    logLevel: 'error',
    plugins: [preloading],
    css: { modules: classNames },
    build: {
      outDir: 'build/islands',
      copyPublicDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      target: oldestBrowsers,
      manifest: true,
      // React alone is fetched side by side with the island that imports it: it takes longest, and each
      // name in the lists weighs on every page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => /\/react-/.test(file)),
      },
      rolldownOptions: {
        checks: bundlerChecks,
        input: 'app/browser/start.ts',
        preserveEntrySignatures: false,
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
              // With all that it imports: pages whose islands need nothing else load nothing else.
              { name: 'start', test: /browser\/start\.ts$/ },
              { name: 'draft', test: /form-draft\/draft\.ts$/ },
              // A click on a picture or on the viewer's button fetches it: in `shared` it would bring React.
              { name: 'viewer', test: /viewer\/viewer-parts\.ts$|pictures\/repaint\.ts$/ },
              { name: 'shared', minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  return readBundle(join(root, 'build', 'islands'));
}
