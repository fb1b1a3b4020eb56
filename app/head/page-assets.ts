import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What the build made for the pages; tools/finish-build.ts writes it beside the server's code. */
export interface BuiltAssets {
  /** The whole stylesheet; every page carries it, so that no page waits for a second answer. */
  readonly style: string;
  /** Address of the loader of the islands. */
  readonly script: string;
}

export const builtAssetsName = 'page-assets.json';

/** The style and the script of pages, as they are written into the HTML. */
export interface PageAssets {
  /** The page with its style. */
  withStyle(html: string): string;
  /** The scripts at the end of a page with an island. */
  readonly scripts: string;
  /** The sources of style and of scripts that the page's policy allows. */
  readonly styleSource: string;
  readonly scriptSource: string;
}

/** The development server sends style as files and reloads what has changed. */
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
 * Loads the islands' code once everything in view is there and painted, or as soon as the visitor
 * reaches for something: it weighs ten times what the page does and would delay its pictures. In the
 * page itself, because even the smallest file would be one more thing to wait for.
 */
function loaderOf(script: string): string {
  return `const start = () => import("${script}");
for (const event of ["pointerdown", "keydown", "focusin"]) addEventListener(event, start, { once: true });
const painted = new Promise((seen) => new PerformanceObserver(seen).observe({ type: "paint", buffered: true }));
addEventListener("load", () => painted.then(start));`;
}

/** The source expression of a security policy that allows this very text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

let known: PageAssets | undefined;

/** Style and script of this build, read once. */
export function pageAssets(): PageAssets {
  known ??= import.meta.env.DEV ? inDevelopment : read();
  return known;
}
