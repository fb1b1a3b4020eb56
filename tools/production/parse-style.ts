import { type ChildNode, parse } from 'postcss';
import type { StylePart } from '../../app/head/page-assets.ts';

/**
 * Reads a stylesheet without comments, as the bundler writes it.
 *
 * @throws when its braces do not match
 */
export function parseStyle(css: string): StylePart[] {
  return parse(css).nodes.map(partOf);
}

function partOf(node: ChildNode): StylePart {
  if (node.type === 'rule') return { text: `${node}`, needs: node.selectors.map(classesOf) };
  if (node.type !== 'atrule' || node.nodes === undefined) return { text: `${node};`, needs: [[]] };
  const { name, params, nodes, raws } = node;
  if (!/^(media|supports|starting-style)$/.test(name)) return { text: `${node}`, needs: [[]] };
  return { condition: `@${name}${raws.afterName}${params}`, parts: nodes.map(partOf) };
}

/** Module classes of a selector outside of parentheses: those inside may be alternatives. */
function classesOf(selector: string): string[] {
  let plain = selector;
  while (plain.includes('(')) {
    const shorter = plain.replace(/\([^()]*\)/g, '');
    if (shorter === plain) throw new Error(`Cannot read the selector ${selector}`);
    plain = shorter;
  }
  return [...plain.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name);
}
