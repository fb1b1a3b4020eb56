import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '../base/log.ts';
import type { ClosedDay } from '../domain/dealer/dealer.ts';
import { dealerOf, type Override } from '../domain/dealer/overrides.ts';
import type { Catalogue } from '../domain/stock/catalogue.ts';
import { StoreFailure } from '../domain/store-failure.ts';
import { makeVehicle } from '../store/contract/rig.ts';
import { stocked } from '../test/support/cart.ts';
import { type StockWatch, watchStock } from './watch-stock.ts';

let version: string;
let closed: readonly ClosedDay[];
let overrides: readonly Override[];
let list: Catalogue['list'];
let logged: unknown[][];
let watch: StockWatch;

beforeEach(() => {
  vi.useFakeTimers();
  version = '1';
  closed = [];
  overrides = [];
  list = async () => [stocked(makeVehicle('a'))];
  logged = [];
  const log: Log = (level, event, fields) => logged.push([level, event, fields]);
  watch = watchStock(
    { version: async () => version, list: (...args) => list(...args) },
    { closedDays: { list: async () => closed }, overrides: { list: async () => overrides } },
    log,
  );
  setInterval(watch.refresh, 1_000);
});

afterEach(() => void vi.useRealTimers());

// spec S16.5
test('an outage shows the last stock, and none before the first', async () => {
  list = () => Promise.reject(new StoreFailure('gone'));
  expect(await watch.current()).toBeUndefined();
  expect(watch.stale).toBe(true);
  list = async () => [stocked(makeVehicle('a'))];
  expect((await watch.current())?.vehicles).toHaveLength(1);
  version = '2';
  list = () => Promise.reject(new StoreFailure('gone'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(watch).toMatchObject({ version: '1', stale: true });
  expect((await watch.current())?.byId.has('a')).toBe(true);
  expect(logged.map(([, event]) => event)).toEqual([
    'store does not answer',
    'store answers again',
    'store does not answer',
  ]);
});

test('a bug is thrown to every caller, logged once with its stack, and over when a read succeeds', async () => {
  await watch.current();
  version = '2';
  const bug = new TypeError('images is undefined');
  list = () => Promise.reject(bug);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(watch.current()).rejects.toBe(bug);
  expect(watch).toMatchObject({ version: undefined, stale: false });
  expect(logged).toEqual([['error', 'stock can not be read', { error: bug.stack }]]);
  list = async () => [];
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await watch.current())?.version).toBe('2');
});

test('a changed stock is shown once it is prepared, the earlier one until then', async () => {
  const before = await watch.current();
  version = '2';
  list = async () => ['a', 'b'].map((id) => stocked(makeVehicle(id)));
  vi.advanceTimersByTime(1_000);
  expect(await watch.current()).toBe(before);
  await vi.advanceTimersByTimeAsync(100);
  expect(await watch.current()).toMatchObject({ version: '2', vehicles: [{}, {}] });
});

// spec S19.11
test('a row that is left out is logged once for each reason', async () => {
  list = async (onUnreadable) => {
    onUnreadable?.({ id: 'bad', reason: version === '1' ? 'is not JSON' : 'name is missing' });
    return [];
  };
  await watch.current();
  for (const next of ['1a', '1', '2', '3']) {
    version = next;
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(logged).toEqual([
    ['error', 'vehicle left out', { id: 'bad', reason: 'is not JSON' }],
    ['error', 'vehicle left out', { id: 'bad', reason: 'name is missing' }],
  ]);
});

// spec S1.15, S1.16
test('what the staff set is another dealer, and the same until they change it', async () => {
  const builtIn = watch.dealer;
  closed = [{ date: '2027-01-12', words: 'snow' }];
  overrides = [{ name: 'phone main', value: '1-888-555-0199' }];
  await watch.current();
  const set = watch.dealer;
  expect(set).toEqual(dealerOf(overrides, closed));
  overrides = [...overrides];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.dealer).toBe(set);
  [closed, overrides] = [[], []];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.dealer).toEqual(builtIn);
});

// spec S4.9
test('every page sees the carts of one make under one name', async () => {
  const cart = (id: string, brand: string) => stocked({ ...makeVehicle(id), brand });
  list = async () => [cart('a', 'EPIC'), cart('b', 'Epic Carts'), cart('c', 'Epic Carts')];
  const stock = await watch.current();
  expect(stock?.vehicles.map(({ brand }) => brand)).toEqual(Array(3).fill('Epic Carts'));
});
