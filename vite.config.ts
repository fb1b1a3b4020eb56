import { reactRouter } from '@react-router/dev/vite';
import type { Plugin as PostCssPlugin } from 'postcss';
import { defineConfig, type Plugin } from 'vite';
import { colors } from './domain/dealer/business/colors.ts';
import { shortClassNames } from './tools/production/class-names.ts';

/** In one file with its packages: opening hundreds of files takes twice as long. */
const bundledServer = {
  ssr: { noExternal: true as const, external: ['pg', 'nodemailer', 'ical-generator', 'sharp'] },
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Other processes make the pictures; loading it takes 20 ms of each start (spec S23.6). */
const withoutUnusedSharp: Plugin = {
  name: 'without-unused-sharp',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) =>
    source === 'sharp' ? { id: source, external: true, moduleSideEffects: false } : undefined,
};

/** `--dealer-colors: dark` becomes the dealer's colors of that scheme, as custom properties. */
const dealerColors: PostCssPlugin = {
  postcssPlugin: 'dealer-colors',
  Declaration: {
    '--dealer-colors': (declaration) => {
      const scheme = colors[declaration.value === 'dark' ? 'dark' : 'light'];
      const dashed = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();
      for (const [name, value] of Object.entries(scheme)) {
        declaration.cloneBefore({ prop: `--${dashed(name)}`, value });
      }
      declaration.remove();
    },
  },
};

/** The oldest browsers with the syntax and APIs of our styles and scripts. */
export const oldestBrowsers = ['safari15.4', 'chrome109', 'firefox115'];

/** A busy machine is nothing to warn about. */
export const bundlerChecks = { pluginTimings: false };

/** How the classes of CSS Modules are called in the pages and in the islands. */
export const classNames = { generateScopedName: shortClassNames(import.meta.dirname) };

/** One graph of modules: the site, the staff's command line, and the processes that make pictures. */
const server = {
  input: {
    main: './main.ts',
    cli: './cli.ts',
    'jpeg-process': './app/made/jpegs/jpeg-process.ts',
    'still-process': './app/made/stills/still-process.ts',
  },
  // All in one folder: files are found relative to the modules.
  output: { chunkFileNames: '[name]-[hash].js' },
};

export default defineConfig(({ command }) => ({
  plugins: [withoutUnusedSharp, reactRouter()],
  css: {
    postcss: { plugins: [dealerColors] },
    ...(command === 'build' && { modules: classNames }),
  },
  build: {
    // One stylesheet, which every page carries (docs/decisions/0003).
    cssCodeSplit: false,
    cssTarget: oldestBrowsers,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { checks: bundlerChecks },
  },
  ...(command === 'build' && bundledServer),
  environments: { ssr: { build: { copyPublicDir: false, rolldownOptions: server } } },
}));
