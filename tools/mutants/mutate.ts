import { parseAst } from 'vite';

/** One small change of a source file. */
export interface Mutant {
  /** What kind of change it is. */
  readonly kind: string;
  /** Characters of the source that it replaces. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const otherOperators: Readonly<Record<string, string>> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' },
  ...{ '&&': '||', '||': '&&', '??': '&&' },
};

/** TypeScript's syntax around a value; all else of it (`TS…`) has no meaning at run time. */
const valueSyntax = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every mutant of a TypeScript source: operators, conditions, statements, results and constants. */
export function mutantsOf(source: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);

  function add(kind: string, { start, end }: Pick<Node, 'start' | 'end'>, replacement: string) {
    if (source.slice(start, end) !== replacement) mutants.push({ kind, start, end, replacement });
  }

  function mutateOperator(node: Node): void {
    const { left, right, operator } = node;
    const other = otherOperators[String(operator)];
    if (!isNode(left) || !isNode(right) || other === undefined) return;
    const between = source.slice(left.end, right.start);
    // A sum of texts has no difference.
    if (operator === '+' && /^['"`]/.test(textOf(left) + textOf(right))) return;
    const at = left.end + between.indexOf(String(operator));
    add('operator', { start: at, end: at + String(operator).length }, other);
  }

  function mutateLiteral(node: Node): void {
    const { value } = node;
    if (typeof value === 'boolean') add('constant', node, String(!value));
    else if (typeof value === 'number') add('constant', node, `${value + 1}`);
    else if (typeof value === 'string') add('text', node, value === '' ? "'mutant'" : "''");
  }

  function visit(node: Node): void {
    const { type, test, argument, expression } = node;
    if (type.startsWith('TS') && !valueSyntax.has(type)) return;
    // The words of an error and what a module is called are no behavior.
    if (type === 'ThrowStatement' || /^(Import|Export(All|Named.*From))/.test(type)) return;
    if (type === 'BinaryExpression' || type === 'LogicalExpression') mutateOperator(node);
    if (type === 'Literal') mutateLiteral(node);
    if (/^(If|While)Statement$|^ConditionalExpression$/.test(type) && isNode(test)) {
      add('condition', test, `!(${textOf(test)})`);
    }
    if (type === 'UnaryExpression' && node.operator === '!' && isNode(argument)) {
      add('condition', node, textOf(argument));
    }
    if (type === 'ReturnStatement' && isNode(argument)) add('result', argument, 'undefined');
    if (
      type === 'ExpressionStatement' &&
      isNode(expression) &&
      typeof node.directive !== 'string'
    ) {
      add('statement', node, ';');
    }
    for (const [name, child] of Object.entries(node)) {
      // The name of a property is its place, not a text.
      const isName = name === 'key' && node.computed !== true;
      if (isName || name === 'source') continue;
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one);
    }
  }

  visit(parseAst(source, { lang: 'ts' }) as unknown as Node);
  return mutants;
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
