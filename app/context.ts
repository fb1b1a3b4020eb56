import { createContext, type RouterContextProvider } from 'react-router';
import type { Log } from '../base/log.ts';
import type { FinancingTerms } from '../domain/catalogue/offer/monthly-payment.ts';
import { type Today, todayAt } from '../domain/closed-days.ts';
import type { SentFile } from '../domain/enquiries/photographs.ts';
import type { AlertDependencies } from '../enquiries/alerts/receive-alert.ts';
import type { EnquiryDesk } from '../enquiries/receive-enquiry.ts';
import type { StaffDesk } from '../staff/staff-desk.ts';
import type { FeedStore } from '../stock/feeds/feed-store.ts';
import type { Stock, StockWatch } from '../stock/watch-stock.ts';

/** The dependencies of loaders and actions: domain interfaces and settings, never the store itself. */
export interface Site {
  readonly stock: StockWatch;
  readonly enquiries: EnquiryDesk;
  readonly alerts: AlertDependencies;
  readonly staff: StaffDesk;
  /** Asks the store for one answer; rejects when it has none. */
  readonly checkStore: () => Promise<void>;
  readonly feeds: FeedStore;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly financingUrl: string;
  /** The terms of the dealer's lender, where they are set. */
  readonly financingTerms?: FinancingTerms;
  readonly dataDir: string;
  /** Milliseconds that a picture made on request may wait, and take; nine seconds without it. */
  readonly makingMs?: number;
  readonly now: () => Date;
  readonly log: Log;
  /** Whether the process is stopping, so that `/healthz` says 503. */
  readonly isStopping: () => boolean;
}

export const siteContext = createContext<Site>();

/** The dealer's clock and closed days now. */
export function todayOf({ now, stock }: Pick<Site, 'now' | 'stock'>): Today {
  return todayAt(now(), stock.closedDays);
}

/** Retry-After in seconds, where the stock is needed and missing. */
const retryAfter = 30;

/**
 * The stock, for responses that need it. While the store has not answered since the start it throws
 * a 503 `{"error":…}`, which the API returns as it is and the root's error boundary shows as a page.
 * A page that works without the stock calls `stock.current()` itself.
 */
export async function requireStock(context: Readonly<RouterContextProvider>): Promise<Stock> {
  const stock = await context.get(siteContext).stock.current();
  if (stock !== undefined) return stock;
  throw Response.json(
    { error: 'The stock is not available. Please ask again in a moment.' },
    { status: 503, headers: { 'retry-after': String(retryAfter), 'cache-control': 'no-store' } },
  );
}

/** The client's network address; behind a trusted proxy, the one it forwards. */
export const clientContext = createContext<{ readonly address: string }>();

/** The body of a POST, as far as the server has read it. */
export interface ReceivedBody {
  /** In lower case, without its parameters; `''` where none was sent. */
  readonly mediaType: string;
  /**
   * `too-long`: over the limit, to be refused with 413. `unreadable`: broken off, or not in UTF-8.
   * `no-room`: its files could not be taken, for now.
   */
  readonly kind: 'whole' | 'too-long' | 'unreadable' | 'no-room';
  /** All of it, or `''` where it was unreadable or far too long to be read. */
  readonly text: string;
  /** The fields and files of a form, on a route that takes files. */
  readonly form?: ReceivedForm;
}

/** A multipart form, as far as the server has read it. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** They are there until the request is answered, unless they are moved. */
  readonly files: readonly SentFile[];
  readonly refused: readonly RefusedFile[];
}

/** A file that was not kept: over the number, over the bytes of one or of all, or no picture. */
export interface RefusedFile {
  readonly name: string;
  readonly why: 'too-many' | 'too-large' | 'too-large-together' | 'no-picture';
}

export const bodyContext = createContext<ReceivedBody>();

/** The properties of a page that its security policy depends on, once it is rendered. */
export interface PageNeeds {
  /** Where its style comes from: the hash of what it carries. */
  readonly style: string;
  /** Where the scripts of its islands come from; without any, none may run. */
  readonly script?: string;
  /** It can show the outside map service's frame. */
  readonly mapFrame?: boolean;
}

export const pageNeedsContext = createContext<PageNeeds>({ style: "'none'" });
