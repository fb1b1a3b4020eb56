import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The build's files for pages; tools/finish-build.ts writes the list beside the server's code. */
export interface BuiltAssets {
  /** The whole stylesheet, inlined into every page, so that no page waits for a second request. */
  readonly style: string;
  /** Address of the script that loads the islands. */
  readonly script: string;
}

export const builtAssetsName = 'page-assets.json';

/** Style and script as inlined into the HTML. */
export interface PageAssets {
  /** Adds the style to a page. */
  withStyle(html: string): string;
  /** The scripts at the end of a page with an island. */
  readonly scripts: string;
  /** Source expressions for the page's content security policy. */
  readonly styleSource: string;
  readonly scriptSource: string;
}

/** The development server sends style as files and reloads on change. */
const inDevelopment: PageAssets = {
  withStyle: (html) => html,
  scripts: ['/@id/__x00__virtual:react-router/inject-hmr-runtime', '/app/islands/start.ts']
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join(''),
  styleSource: "'self'",
  scriptSource: "'self'",
};

function read(): PageAssets {
  const { style, script }: BuiltAssets = JSON.parse(
    readFileSync(new URL(builtAssetsName, import.meta.url), 'utf8'),
  );
  const element = `<style>${style}</style>`;
  const loader = loaderOf(script);
  return {
    withStyle: (html) => html.replace(/<link rel="stylesheet"[^>]*>/, () => element),
    scripts: `<script type="module">${loader}</script>`,
    styleSource: hashSource(style),
    scriptSource: `'self' ${hashSource(loader)}`,
  };
}

/**
 * Loads the islands' code after the first paint with all pictures in view, or at the visitor's first
 * input: it weighs ten times as much as the page and would delay the pictures. Firefox reports no paint
 * after a reload or Back, so that a second after `load` is late enough too. Inlined in the page, because
 * even a small file would cost a request.
 */
function loaderOf(script: string): string {
  return `const start = () => import("${script}");
for (const event of ["pointerdown", "keydown", "focusin"]) addEventListener(event, start, { once: true });
const painted = new Promise((seen) => new PerformanceObserver(seen).observe({ type: "paint", buffered: true }));
addEventListener("load", () => { painted.then(start); setTimeout(start, 1000); });`;
}

/** The content security policy's source expression (hash) for this text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

let known: PageAssets | undefined;

/** Style and script of this build, read once per process. */
export function pageAssets(): PageAssets {
  known ??= import.meta.env.DEV ? inDevelopment : read();
  return known;
}
