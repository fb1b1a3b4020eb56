import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Reads markup as a browser does. A part of a page can be given as well as all of it. */

/** An element of a page. */
export interface Element {
  /** By lower-case name, with character references resolved. */
  readonly attributes: Readonly<Record<string, string>>;
  /** As {@link textOf}. */
  readonly text: string;
  /** The text between its tags as it is: a script, a style. */
  readonly content: string;
  /** The elements of this name inside it, in order. */
  findAll(name: string): Element[];
}

let last = { html: '', tree: parseFragment('') as Tree.ParentNode };

/** The tree of a page. The last one is kept: a test usually queries one page several times. */
function treeOf(html: string): Tree.ParentNode {
  if (html !== last.html) {
    const read = /^\s*<!doctype/i.test(html) ? parse : parseFragment;
    last = { html, tree: read(html, { scriptingEnabled: false }) };
  }
  return last.tree;
}

const elementsBelow = new WeakMap<Tree.Node, readonly Tree.Element[]>();

/** All elements inside, in order: collected once for each node that is asked. */
function descendants(node: Tree.Node): readonly Tree.Element[] {
  const collected = elementsBelow.get(node);
  if (collected !== undefined) return collected;
  const all: Tree.Element[] = [];
  const collect = (parent: Tree.Node) => {
    for (const child of 'childNodes' in parent ? parent.childNodes : []) {
      if ('tagName' in child) all.push(child);
      collect(child);
    }
  };
  collect(node);
  elementsBelow.set(node, all);
  return all;
}

function named(node: Tree.Node, name: string): Element[] {
  const all = descendants(node);
  return (name === '*' ? all : all.filter(({ tagName }) => tagName === name)).map(elementOf);
}

function elementOf(node: Tree.Element): Element {
  return {
    attributes: Object.fromEntries(node.attrs.map((one) => [one.name, one.value])),
    get text() {
      return tidy(visibleText(node));
    },
    get content() {
      return contentOf(node);
    },
    findAll: (name) => named(node, name),
  };
}

/** The elements of this name, or all for `*`, in order. */
export function findAll(html: string, name: string): Element[] {
  return named(treeOf(html), name);
}

/** The attributes of every element of this name, in order. */
export function elements(html: string, name: string): Readonly<Record<string, string>>[] {
  return findAll(html, name).map(({ attributes }) => attributes);
}

/** The first element of this name, as text in one line. */
export function elementText(html: string, name: string): string | undefined {
  return findAll(html, name)[0]?.text.replaceAll('\n', ' ');
}

/**
 * The visible text of a piece of markup: one line for each block, no scripts or styles. Inline
 * elements add no line break, so that a price in bold stays beside its words.
 */
export function textOf(html: string): string {
  return tidy(visibleText(treeOf(html)));
}

/** Every text inside, scripts included, without a break between elements. */
function contentOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(contentOf).join('') : '';
}

const unseen = new Set(['script', 'style', 'svg']);
const inline = new Set(
  'a abbr b code em i mark small span strong u output time #document #document-fragment'.split(' '),
);
/** Links and buttons that follow one another stay apart. */
const apart = new Set(['a', 'button']);

function visibleText(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (!('childNodes' in node) || unseen.has(node.nodeName)) return '';
  const seen = node.childNodes.filter(({ nodeName }) => nodeName !== '#comment');
  const text = seen
    .map((child, index) => {
      const next = seen[index + 1];
      const ends = apart.has(child.nodeName) && next?.nodeName !== '#text';
      return ends ? `${visibleText(child)}\n` : visibleText(child);
    })
    .join('');
  return inline.has(node.nodeName) ? text : `\n${text}\n`;
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/** The page's one right address. */
export function canonicalOf(html: string): string | undefined {
  return elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href;
}

/** The content of a `meta` element by its name or property. */
export function metaOf(html: string, name: string): string | undefined {
  return elements(html, 'meta').find((meta) => (meta.name ?? meta.property) === name)?.content;
}

/** The text of every block of structured data. */
export function jsonLdTexts(html: string): string[] {
  const scripts = findAll(html, 'script');
  return scripts
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ content }) => content);
}

/** Every block of structured data, parsed. */
export function jsonLdOf(html: string): unknown[] {
  return jsonLdTexts(html).map((text) => JSON.parse(text));
}

/** Every object of the structured data, at any depth. */
export function jsonLdObjects(html: string): Readonly<Record<string, unknown>>[] {
  const objects: Record<string, unknown>[] = [];
  JSON.stringify(jsonLdOf(html), (_, value) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) objects.push(value);
    return value;
  });
  return objects;
}
