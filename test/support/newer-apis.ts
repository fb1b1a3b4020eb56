import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../vite.config.ts';

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
