import type { Alerts, DueAddress, News } from '../../domain/alerts/alerts.ts';
import type { CurrentStock } from '../../domain/alerts/for-sale.ts';
import { compareAlert } from '../../domain/alerts/news.ts';
import type { StockSync } from '../../domain/catalogue/stock-sync.ts';
import { isOutage } from '../../domain/store-failure.ts';
import { newsMail } from './news-mail.ts';

export interface NewsDependencies {
  readonly alerts: Pick<Alerts, 'due' | 'tell'>;
  readonly stock: {
    readonly stale: boolean;
    current(): Promise<CurrentStock | undefined>;
  };
  readonly sync: Pick<StockSync, 'readNotes'>;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  readonly onQueued: () => void;
  /** Takes the error of an address whose alerts can't be compared. */
  readonly onError: (error: unknown) => void;
  readonly now: () => Date;
}

/**
 * Compares the stock with what each alert was told, and queues the mails of the day (spec S27.6). Nothing
 * is compared with a stock that the store can't confirm, or while a question about its file waits.
 */
export async function sendNews(
  { alerts, stock, sync, siteUrl, onQueued, onError, now }: NewsDependencies,
  signal?: AbortSignal,
): Promise<void> {
  const current = await stock.current();
  if (current === undefined || stock.stale) return;
  if ((await sync.readNotes()).failing?.isQuestion) return;
  for await (const address of alerts.due(now())) {
    signal?.throwIfAborted();
    try {
      const news = newsOf(address, current, siteUrl);
      if (news !== undefined && (await alerts.tell(address, news, now()))) onQueued();
    } catch (error) {
      if (isOutage(error)) throw error;
      onError(error);
    }
    // Lets visitors be answered.
    await new Promise(setImmediate);
  }
}

function newsOf(
  { email: to, alerts }: DueAddress,
  stock: CurrentStock,
  siteUrl: string,
): News | undefined {
  const changes = alerts
    .map((alert) => ({ id: alert.id, ...compareAlert(alert, stock) }))
    .filter(({ item, told }) => item !== undefined || told !== undefined);
  if (changes.length === 0) return undefined;
  const items = changes.flatMap(({ item }) => item ?? []);
  return {
    told: changes.map(({ id, told, item }) => ({
      id,
      told,
      price: item?.kind === 'price' ? item.cart.price : undefined,
      isOver: item?.kind === 'gone',
    })),
    ...(items.length > 0 && {
      mail: {
        alertIds: items.map(({ alert }) => alert.id),
        compose: (token) => newsMail(items, stock, { to, token, siteUrl }),
      },
    }),
  };
}
