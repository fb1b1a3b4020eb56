import type {
  AlertMatch,
  Alerts,
  AlertToken,
  NewsDelivery,
  UnseenChange,
  WaitingNews,
} from '../../domain/alerts/alerts.ts';
import type { CurrentStock } from '../../domain/alerts/for-sale.ts';
import { itemOf, matchesOf, type NewsItem, searchNews } from '../../domain/alerts/news.ts';
import { prepareSearch } from '../../domain/catalogue/search/prepare-search.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { isOutage } from '../../domain/store-failure.ts';
import { newsMail } from './news-mail.ts';

export interface NewsOptions {
  readonly alerts: Alerts;
  /** The stock that pages show, kept up to date apart from this. */
  readonly stock: {
    current(): Promise<(CurrentStock & { readonly version: string }) | undefined>;
  };
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  /** Wakes the outbox worker. */
  readonly onQueued: () => void;
  /** Takes why a change of the stock could not be matched; nobody is mailed about it. */
  readonly onUnmatched: (error: unknown) => void;
  readonly now: () => Date;
}

/** Addresses in one transaction; on SQLite no visitor is answered meanwhile. */
const addressesAtOnce = 10;

/** Milliseconds of work after which visitors are answered. */
const slice = 10;

/**
 * One turn: checks every change of the stock that was not checked yet against the alerts, then queues
 * mails to the addresses that may have one now (spec S27.6, S27.8).
 */
export function sendNews(options: NewsOptions): (signal?: AbortSignal) => Promise<void> {
  const { alerts, stock } = options;
  /** The stock version of which every change was checked. */
  let seenVersion: string | undefined;

  /** A change that can't be matched is logged and skipped, so that the later ones are matched. */
  async function recordOrSkip(
    change: UnseenChange,
    current: CurrentStock,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    try {
      await recordMatches(options, change, current);
    } catch (error) {
      signal?.throwIfAborted();
      if (isOutage(error)) throw error;
      options.onUnmatched(error);
      await alerts.recordMatches(change, [], options.now());
    }
  }

  return async (signal) => {
    const current = await stock.current();
    if (current === undefined) return;
    while (seenVersion !== current.version) {
      signal?.throwIfAborted();
      const change = await alerts.unseenChange();
      if (change === undefined) seenVersion = current.version;
      // The stock in memory follows within a second or two.
      else if (change.version !== current.version) return;
      else await recordOrSkip(change, current, signal);
    }
    for (;;) {
      signal?.throwIfAborted();
      const due = await alerts.due(addressesAtOnce, options.now());
      if (due.length === 0) return;
      const deliveries: NewsDelivery[] = [];
      for (const news of due) {
        deliveries.push(deliveryOf(options, news, current));
        await pause();
      }
      await alerts.queueNews(deliveries, options.now());
      options.onQueued();
    }
  };
}

/** Records which alerts a change of the stock matches. */
async function recordMatches(
  { alerts, now }: NewsOptions,
  change: UnseenChange,
  current: CurrentStock,
): Promise<void> {
  const touched = new Map<string, StockedVehicle | undefined>();
  for await (const page of alerts.touchedBy(change)) {
    for (const { id, before } of page) touched.set(id, before);
    await pause();
  }
  const about = await alerts.about([...touched.keys()], now());
  const matches: AlertMatch[] = [...matchesOf(about, touched, current)];
  const news = searchNews(current, touched);
  for (const _ of prepareSearch(news.before)) await pause();
  let latest: { subject: string; ids: readonly string[] } | undefined;
  let sliceEnds = performance.now() + slice;
  for (const { id, subject } of await alerts.searches(now())) {
    if (latest?.subject !== subject) latest = { subject, ids: news.find(subject) };
    for (const vehicleId of latest.ids) {
      matches.push({ alertId: id, vehicleId, isRepeatable: false });
    }
    if (performance.now() < sliceEnds) continue;
    await pause();
    sliceEnds = performance.now() + slice;
  }
  await alerts.recordMatches(change, matches, now());
}

/** Lets others be answered. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The mail for an address: every match of its alerts that still holds. */
function deliveryOf(
  { siteUrl }: Pick<NewsOptions, 'siteUrl'>,
  news: WaitingNews,
  current: CurrentStock,
): NewsDelivery {
  const items = news.alerts.flatMap((alert) => itemOf(alert, current) ?? []);
  const compose = (token: AlertToken) =>
    newsMail(items, current, { to: news.email, token, siteUrl });
  return {
    news,
    ...(items.length > 0 && { compose }),
    mailed: items.map((item) => ({ id: item.alert.id, price: priceIn(item) })),
    mailedCarts: items.flatMap((item) =>
      idsIn(item).map((vehicleId) => ({ alertId: item.alert.id, vehicleId })),
    ),
    ends: items.flatMap(({ kind, alert }) => (kind === 'gone' ? [alert.id] : [])),
  };
}

function priceIn(item: NewsItem): number | undefined {
  return item.kind === 'price' ? item.cart.price : undefined;
}

function idsIn(item: NewsItem): readonly string[] {
  return item.kind === 'came' ? item.carts.map(({ id }) => id) : [item.cart.id];
}
