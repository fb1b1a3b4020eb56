import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { routePolicies } from '../../http/route-policy.ts';
import { examples } from '../support/addresses.ts';
import { openApp } from '../support/open-app.ts';

/** The row of an address in http/route-policy.ts names the parameters that its loader reads. */

const app = await openApp();
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

/** Values without which a loader reads no further parameter. */
const values: Readonly<Record<string, string>> = { view: 'inventory' };

/** Asked of every address by the router itself. */
const routersOwn = 'index';

test.each(Object.entries(routePolicies))(
  'the page of %s reads the parameters of its row and no others',
  async (pattern, { parameters }) => {
    const spies = [
      vi.spyOn(URLSearchParams.prototype, 'get'),
      vi.spyOn(URLSearchParams.prototype, 'getAll'),
      vi.spyOn(URLSearchParams.prototype, 'has'),
    ];
    // One that reads them all at once would hide which it needs.
    const iterated = (['entries', 'keys', 'values', 'forEach'] as const).map((name) =>
      vi.spyOn(URLSearchParams.prototype, name),
    );
    iterated.push(vi.spyOn(URLSearchParams.prototype, Symbol.iterator));
    const address = examples[pattern.replace(/^\//, '')] ?? pattern;
    const query = new URLSearchParams(parameters.map((name) => [name, values[name] ?? '1']));
    await app.ask(query.size > 0 ? `${address}?${query}` : address);
    expect(iterated.flatMap(({ mock }) => mock.calls)).toEqual([]);
    const names = spies.flatMap(({ mock }) => mock.calls.map(([name]) => name));
    expect(names.filter((name) => name !== routersOwn && !parameters.includes(name))).toEqual([]);
    // Once for the cache key, and then by the page.
    const times = (name: string) => names.filter((one) => one === name).length;
    expect(parameters.filter((name) => times(name) < 2)).toEqual([]);
  },
);
