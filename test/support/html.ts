/** Reads the markup this site writes: every attribute in double quotes, every element closed. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Text with its character references resolved. */
export function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (all, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return named[name] ?? all;
  });
}

/**
 * What a reader sees of a piece of markup: one line for each block, no scripts or styles. Inline
 * elements leave no trace, so that a price in bold stays beside its words.
 */
export function textOf(html: string): string {
  const bare = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<\/(a|button)>(?=<)/g, '\n')
    .replace(/<\/?(a|abbr|b|code|em|i|mark|small|span|strong|output|time)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n');
  return decode(bare)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** The first element of this name, as text. */
export function elementText(html: string, name: string): string | undefined {
  const inside = new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 's').exec(html)?.[1];
  return inside === undefined ? undefined : textOf(inside).replaceAll('\n', ' ');
}

/** The attributes of every element of this name, in order. */
export function elements(html: string, name: string): Record<string, string>[] {
  const tags = html.replace(/<!--.*?-->/gs, '').matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'));
  return [...tags].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        decode(value),
      ]),
    ),
  );
}

/** The page's one right address. */
export function canonicalOf(html: string): string | undefined {
  return elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href;
}

/** The content of a `meta` element by its name or property. */
export function metaOf(html: string, name: string): string | undefined {
  return elements(html, 'meta').find((meta) => (meta.name ?? meta.property) === name)?.content;
}

/** Every block of structured data, parsed. */
export function jsonLdOf(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, text = '']) => JSON.parse(text));
}
