import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import type { Node } from 'tsc/unstable/ast';
import { isIdentifier, isPropertyAccessExpression, isTypeNode } from 'tsc/unstable/ast/is';
import { API, type Symbol as TypeSymbol } from 'tsc/unstable/sync';
import { oldestBrowsers } from '../../vite.config.ts';
import { imports, root } from './imports.ts';

/** The parts of the web platform, from MDN's data, that one of {@link oldestBrowsers} lacks. */

const oldest = oldestBrowsers.map((name) => {
  const [, browser = '', version] = /^([a-z]+)([\d.]+)$/.exec(name) ?? [];
  return { browser, version: Number(version) };
});

function isNewer(identifier: Identifier | CompatStatement): boolean {
  const compat = '__compat' in identifier ? identifier.__compat : undefined;
  return oldest.some(({ browser, version }) => {
    const statements = compat?.support[browser as keyof typeof compat.support] ?? [];
    return ![statements].flat().some((one) => isSupported(one, version));
  });
}

function isSupported(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: from, version_removed: until, flags, prefix } = statement;
  if (until || flags || prefix || statement.alternative_name) return false;
  return Number.parseFloat(String(from).replace('≤', '')) <= version;
}

/** A member of a global, as `size` of `URLSearchParams`; without a member, the global itself. */
export interface PlatformApi {
  readonly owner: string;
  readonly member?: string;
  /** Of the global itself, not of its prototype. */
  readonly isStatic?: boolean;
}

const owners = { ...compatibility.api, ...compatibility.javascript.builtins };

/** Every global and member that is newer than the list. */
export const newerApis: readonly PlatformApi[] = Object.entries(owners).flatMap(
  ([owner, identifier]) =>
    isNewer(identifier)
      ? [{ owner }]
      : Object.entries(identifier)
          .filter(([name, member]) => name !== '__compat' && name !== owner && isNewer(member))
          .map(([name]) => {
            const member = name.replace(/_static$/, '');
            return { owner, member, isStatic: name !== member };
          }),
);

const newerNames = new Set(
  newerApis.map(({ owner, member }) => (member === undefined ? owner : `${owner}.${member}`)),
);

/** Names of members that every interface with them has got after the list's versions. */
const newerEverywhere = new Set(
  newerApis.flatMap(({ member }) => (member === undefined ? [] : [member])),
);
for (const identifier of Object.values(owners))
  for (const [name, member] of Object.entries(identifier))
    if (name === '__compat' || !isNewer(member)) newerEverywhere.delete(name);

/** The source files that the built client of the islands comes from. */
function clientFiles(): string[] {
  const files = new Set<string>();
  const visit = (file: string) => {
    const imported = imports.get(file);
    if (imported === undefined || files.has(file)) return;
    files.add(file);
    for (const { to, isType } of imported) if (!isType) visit(to);
  };
  for (const file of imports.keys()) if (file.startsWith('app/browser/')) visit(file);
  return [...files];
}

function identifiersIn(node: Node, found: Node[] = []): Node[] {
  if (isIdentifier(node)) found.push(node);
  node.forEachChild((child) => {
    if (!isTypeNode(child)) identifiersIn(child, found);
  });
  return found;
}

/** The global of a symbol from TypeScript's libraries, or the member with its interface. */
function apiOf(symbol: TypeSymbol, { parent }: Node): string {
  const owner = symbol.getParent()?.name;
  if (owner === undefined) return symbol.name;
  // `declare var URL: { canParse(…): … }`
  const isStatic = owner === '__type' && isPropertyAccessExpression(parent);
  const name = isStatic ? parent.expression.getText() : owner;
  return `${name.replace(/^Readonly|Constructor$/g, '')}.${symbol.name}`;
}

/** Uses of newer parts in the sources of the islands: `app/links.ts: URLSearchParams.size`. */
export function newerApisOfClient(): string[] {
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects();
  if (project === undefined) throw new Error('TypeScript opened no project');
  const uses = clientFiles().flatMap((file) => {
    const source = project.program.getSourceFile(root + file);
    if (source === undefined) throw new Error(`${file} is not in tsconfig.json`);
    const nodes = identifiersIn(source);
    return project.checker.getSymbolAtLocation(nodes).flatMap((symbol, index) => {
      const node = nodes[index];
      const isOurs = !symbol?.declarations.some(({ path }) => /lib\.(dom|es)/.test(path));
      if (node === undefined || symbol === undefined || isOurs) return [];
      const name = apiOf(symbol, node);
      const owner = name.split('.')[0] ?? '';
      const isMixin = name.includes('.') && !Object.hasOwn(owners, owner);
      const isTooNew = isMixin ? newerEverywhere.has(symbol.name) : newerNames.has(name);
      return isTooNew ? [`${file}: ${name}`] : [];
    });
  });
  api.close();
  return [...new Set(uses)].toSorted();
}
