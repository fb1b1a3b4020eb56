import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserKey } from '../../domain/browser-storage.ts';

const listKey: BrowserKey<'local'> = 'compare';

/** Each page carries the rules that can match on it, by the class names of its CSS Modules. */

interface Rule {
  readonly text: string;
  /** Module classes of each selector; one selector has to be complete. */
  readonly needs: readonly (readonly string[])[];
}

interface Group {
  readonly condition: string;
  readonly parts: readonly StylePart[];
}

export type StylePart = Rule | Group;

export interface BuiltAssets {
  readonly style: readonly StylePart[];
  /** Classes that an island may add to a page. */
  readonly islandClasses: Readonly<Record<string, readonly string[]>>;
  readonly scriptClasses: readonly string[];
  readonly script: string;
}

export const builtAssetsName = 'page-assets.json';

interface PageAssets {
  /** @param hasScript whether islands may change the page */
  withStyle(html: string, hasScript: boolean): { html: string; styleSource: string };
  readonly islandScript: PageScript;
  readonly listScript: PageScript;
}

interface PageScript {
  readonly html: string;
  /** Source expression of the content security policy. */
  readonly source: string;
}

const inDevelopment: PageAssets = {
  withStyle: (html) => ({ html, styleSource: "'self'" }),
  islandScript: {
    html: ['/@id/__x00__virtual:react-router/inject-hmr-runtime', '/app/browser/start.ts']
      .map((src) => `<script type="module" src="${src}"></script>`)
      .join(''),
    source: "'self'",
  },
  listScript: { html: '', source: "'self'" },
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
    islandScript: {
      html: `<script type="module">${loader}</script>`,
      source: `'self' ${hashSource(loader)}`,
    },
    listScript: { html: `<script>${listCount}</script>`, source: hashSource(listCount) },
  };
}

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

export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) classes.add(name);
  return classes;
}

/**
 * A frame after the first paint of all pictures in view, or at the first input: earlier, islands would
 * delay the pictures. Firefox reports no paint after a reload or Back, and fails the import of a page
 * that is left. Inline, to save a request.
 */
function loaderOf(script: string): string {
  return `let log = reportError;
const start = () => import("${script}").catch((error) => setTimeout(() => {
log(error);
log = () => {};
}, 1000));
for (const event of ["pointerdown", "keydown", "focusin"]) addEventListener(event, start, { once: true });
const painted = new Promise((seen) => new PerformanceObserver(seen).observe({ type: "paint", buffered: true }));
addEventListener("load", async () => {
setTimeout(start, 1000);
await painted;
await document.querySelector("[fetchpriority=high]")?.decode().catch(() => {});
requestAnimationFrame(() => setTimeout(start));
});`;
}

/** The number of the visitor's list in the header, as app/browser/shortlist/shortlist.ts. */
const listCount = `const showList = () => {
let ids = [];
try {
const kept = JSON.parse(localStorage.getItem("${listKey}"));
if (Array.isArray(kept)) ids = kept;
} catch {}
for (const link of document.querySelectorAll("[data-shortlist]")) {
const name = link.dataset.shortlist;
link.textContent = ids.length ? name + " (" + ids.length + ")" : name;
link.search = ids.length ? "?carts=" + ids.map(encodeURIComponent) : "";
link.hidden = name === "Compare" && ids.length < 2;
}
};
showList();
addEventListener("storage", showList);
addEventListener("pageshow", showList);`;

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

let cachedAssets: PageAssets | undefined;

export function pageAssets(): PageAssets {
  cachedAssets ??= import.meta.env.DEV ? inDevelopment : read();
  return cachedAssets;
}
