import { headOf } from './pages.ts';

/** A schema.org node as a page says it. */
export interface Node {
  readonly '@type'?: string | readonly string[];
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** The nodes of a page's one block; fails when it has another number or context. */
export function graphOf(page: string): readonly Node[] {
  const { data } = headOf(page);
  if (data.length !== 1) throw new Error(`${data.length} blocks of structured data`);
  const parsed = JSON.parse(data[0] ?? '');
  if (parsed['@context'] !== 'https://schema.org') throw new Error('Another context');
  return parsed['@graph'];
}

export const typesOf = ({ '@type': type = [] }: Node): readonly string[] =>
  typeof type === 'string' ? [type] : type;

/** A node that only names another: its id, perhaps its type and name. */
export const isReference = (node: Node) =>
  node['@id'] !== undefined &&
  Object.keys(node).every((key) => ['@id', '@type', 'name'].includes(key));

/** Every node of a graph, those inside others too. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  else if (typeof value === 'object' && value !== null) {
    yield value as Node;
    for (const inside of Object.values(value)) yield* nodesIn(inside);
  }
}
