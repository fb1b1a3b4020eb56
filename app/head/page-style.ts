/**
 * The part of the stylesheet that one page uses. CSS Modules give every class a name of its own that
 * begins with an underscore, so that a rule none of whose selectors can match is known by its
 * classes. The stylesheet is read when the site is built (tools/production/parse-style.ts).
 */

/** A rule or at-rule that stands or falls as a whole. */
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
