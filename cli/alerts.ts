import type { AlertSubject, CartAlertKind } from '../domain/alerts/alert.ts';
import type { Alerts } from '../domain/alerts/alerts.ts';
import { filtersOf, searchInWords, theCart } from '../domain/alerts/search-in-words.ts';
import { requirementsOf } from '../domain/stock/search/query/requirements.ts';
import { type StockIndex, stockIndexOf } from '../domain/stock/search/stock-index.ts';
import type { StockedVehicle } from '../domain/stock/vehicle.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import { counted } from '../domain/text/wording.ts';
import { defineCommand, done, write } from './command.ts';

export const alertsCommand = defineCommand({
  name: 'alerts list',
  summary: 'Count the people waiting for a search, a cart or a lower price',
  details: `Only confirmed alerts count. Of a search text only words are shown that the stock or the
trade knows. To remove a person: dealer leads forget EMAIL.`,
  async run(_args, _options, { store, out, err, now }) {
    const { alerts, catalogue } = await store();
    const lines = await alertLines(alerts, await catalogue.list(), now);
    for (const line of lines) await write(out, `${line}\n`);
    if (lines.length === 0) await write(err, 'No one is waiting for anything.\n');
    return done;
  },
});

/** One line for each search or cart, the most waited for first (spec S27.13). */
export async function alertLines(
  alerts: Pick<Alerts, 'count'>,
  vehicles: readonly StockedVehicle[],
  now: Date,
): Promise<readonly string[]> {
  const index = stockIndexOf(vehicles);
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const counts = new Map<string, number>();
  for (const { count, ...subject } of await alerts.count(now)) {
    const words = waitInWords(subject, index, byId);
    counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([words, count]) =>
      cleanLine(`${counted(count, 'person is waiting', 'people are waiting')} for ${words}`),
    );
}

function waitInWords(
  { kind, subject }: AlertSubject,
  index: StockIndex,
  byId: ReadonlyMap<string, StockedVehicle>,
): string {
  if (kind === 'search') return searchInWords(index, requirementsOf(index, filtersOf(subject)));
  const vehicle = byId.get(subject);
  const cart =
    vehicle === undefined
      ? 'a cart that has left the stock'
      : `${theCart(vehicle)} (${vehicle.stockNumber ?? vehicle.id})`;
  const words: Readonly<Record<CartAlertKind, string>> = {
    back: `${cart} to be in stock`,
    price: `a lower price of ${cart}`,
  };
  return words[kind];
}
