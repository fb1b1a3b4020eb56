import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Style and script of the build's pages. Each page carries the part of the stylesheet that it uses:
 * CSS Modules give every class a name of its own that begins with an underscore, so that a rule none
 * of whose selectors can match is known by its classes. The stylesheet is read when the site is
 * built (tools/production/parse-style.ts).
 */

/** A rule or at-rule, which is sent or left out whole. */
interface Rule {
  readonly text: string;
  /** The module classes of each of its selectors; one of them has to be complete. */
  readonly needs: readonly (readonly string[])[];
}

/** Rules under a condition: a media query, a feature query or a starting style. */
interface Group {
  readonly condition: string;
  readonly parts: readonly StylePart[];
}

export type StylePart = Rule | Group;

/** The build's files for pages; tools/production/build.ts writes the list beside the server's code. */
export interface BuiltAssets {
  /** The whole stylesheet, split into parts that are sent or left out whole. */
  readonly style: readonly StylePart[];
  /** The classes that each island may put into a page after it was sent, by its name. */
  readonly islandClasses: Readonly<Record<string, readonly string[]>>;
  /** Those that the script of every page with an island may: toasts. */
  readonly scriptClasses: readonly string[];
  /** Address of the script that loads the islands. */
  readonly script: string;
}

export const builtAssetsName = 'page-assets.json';

/** Style and script as inlined into the HTML. */
export interface PageAssets {
  /**
   * Puts the rules that a page uses into it, so that it waits for no second request.
   *
   * @param hasScript whether islands may change the page
   */
  withStyle(html: string, hasScript: boolean): StyledPage;
  /** The scripts at the end of a page with an island. */
  readonly scripts: string;
  /** Source expression of the scripts for the page's content security policy. */
  readonly scriptSource: string;
}

export interface StyledPage {
  readonly html: string;
  /** Source expression of the style for the page's content security policy. */
  readonly styleSource: string;
}

/** The development server sends style as files and reloads on change. */
const inDevelopment: PageAssets = {
  withStyle: (html) => ({ html, styleSource: "'self'" }),
  scripts: ['/@id/__x00__virtual:react-router/inject-hmr-runtime', '/app/islands/start.ts']
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join(''),
  scriptSource: "'self'",
};

function read(): PageAssets {
  const { style, islandClasses, scriptClasses, script }: BuiltAssets = JSON.parse(
    readFileSync(new URL(builtAssetsName, import.meta.url), 'utf8'),
  );
  const loader = loaderOf(script);
  return {
    withStyle: (html, hasScript) => {
      const classes = classesIn(html);
      const islands = [...html.matchAll(/ data-island="([^"]*)"/g)].map(([, name = '']) => name);
      const later = [...scriptClasses, ...islands.flatMap((name) => islandClasses[name] ?? [])];
      if (hasScript) for (const name of later) classes.add(name);
      const used = styleFor(style, classes);
      return {
        html: html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${used}</style>`),
        styleSource: hashSource(used),
      };
    },
    scripts: `<script type="module">${loader}</script>`,
    scriptSource: `'self' ${hashSource(loader)}`,
  };
}

/** The rules that can match on a page with these classes, in their order. */
export function styleFor(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if ('needs' in part) {
      if (part.needs.some((names) => names.every((name) => classes.has(name)))) css += part.text;
    } else {
      const inside = styleFor(part.parts, classes);
      if (inside !== '') css += `${part.condition}{${inside}}`;
    }
  }
  return css;
}

/** The classes that a page's markup carries. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) classes.add(name);
  return classes;
}

/**
 * Loads the islands' code a frame after all pictures in view can be painted, or at the visitor's first
 * input: it weighs ten times as much as the page and would delay the pictures, of which the largest is
 * still being decoded when the page has loaded. Firefox reports no paint
 * after a reload or Back, so that a second after `load` is late enough too. Inlined in the page, because
 * even a small file would cost a request. A failure is logged once (spec S2.12).
 */
function loaderOf(script: string): string {
  return `let log = reportError;
const start = () => import("${script}").catch((error) => {
log(error);
log = () => {};
});
for (const event of ["pointerdown", "keydown", "focusin"]) addEventListener(event, start, { once: true });
const painted = new Promise((seen) => new PerformanceObserver(seen).observe({ type: "paint", buffered: true }));
addEventListener("load", async () => {
setTimeout(start, 1000);
await painted;
await document.querySelector("[fetchpriority=high]")?.decode().catch(() => {});
requestAnimationFrame(() => setTimeout(start));
});`;
}

/** The content security policy's source expression (hash) for this text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

let cachedAssets: PageAssets | undefined;

/** Style and script of this build, read once per process. */
export function pageAssets(): PageAssets {
  cachedAssets ??= import.meta.env.DEV ? inDevelopment : read();
  return cachedAssets;
}
