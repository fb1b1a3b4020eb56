import { createContext, type RouterContextProvider } from 'react-router';
import type { Log } from '../base/log.ts';
import { type Today, todayAt } from '../domain/dealer/dealer.ts';
import type { FinancingTerms } from '../domain/stock/offer/monthly-payment.ts';
import type { AlertDependencies } from '../enquiries/alerts/receive-alert.ts';
import type { Arrival } from '../enquiries/enquiry-subject.ts';
import type { EnquiryDependencies } from '../enquiries/submit.ts';
import type { StaffDependencies } from '../staff/link-action.ts';
import type { FeedStore } from '../stock/feeds/feed-store.ts';
import type { Stock, StockWatch } from '../stock/watch-stock.ts';

/** Domain interfaces and settings, never the store itself. */
export interface Site {
  readonly stock: StockWatch;
  readonly enquiries: EnquiryDependencies;
  readonly alerts: AlertDependencies;
  readonly staff: StaffDependencies;
  /** Rejects when the store does not answer. */
  readonly checkStore: () => Promise<void>;
  readonly feeds: FeedStore;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly financingUrl: string;
  readonly financingTerms?: FinancingTerms;
  readonly dataDir: string;
  /** Milliseconds that a picture made on request may wait, and take. */
  readonly makingMs?: number;
  readonly now: () => Date;
  readonly log: Log;
  /** `/healthz` then answers with 503. */
  readonly isStopping: () => boolean;
}

export const siteContext = createContext<Site>();

export function todayOf({ now, stock }: Pick<Site, 'now' | 'stock'>): Today {
  return todayAt(now(), stock.dealer);
}

export async function arrivalAt(site: Pick<Site, 'now' | 'stock'>): Promise<Arrival> {
  return { now: site.now(), today: todayOf(site), stock: await site.stock.current() };
}

/** @throws 503 as JSON `{"error":…}` before the first answer of the store */
export async function requireStock(context: Readonly<RouterContextProvider>): Promise<Stock> {
  const stock = await context.get(siteContext).stock.current();
  if (stock !== undefined) return stock;
  throw Response.json(
    { error: 'The stock is not available. Please ask again in a moment.' },
    { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } },
  );
}

/** Inputs of a page's security policy. */
export interface PageNeeds {
  readonly style: string;
  readonly script?: string;
  readonly mapFrame?: boolean;
}

export const pageNeedsContext = createContext<PageNeeds>({ style: "'none'" });
