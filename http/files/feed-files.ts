import type { FeedStore } from '../../stock/feeds/feed-store.ts';
import type { StockWatch } from '../../stock/watch-stock.ts';
import { chooseEncoding } from '../response/compression.ts';
import { refusal, retrySoon } from '../response/refusal.ts';
import { staleStock } from '../response/representation.ts';
import { type FileSource, fileHeaders, openFile, sendFile } from './send-file.ts';

const below = '/feeds/';

export function feedSource(
  feeds: FeedStore,
  stock: Pick<StockWatch, 'current' | 'stale' | 'dealer'>,
  siteUrl: string,
): FileSource {
  return {
    has: (path) => path.startsWith(below) && feeds.has(path.slice(below.length)),

    async find(path, request) {
      if (!this.has(path)) return undefined;
      const current = await stock.current();
      if (current === undefined) return refusal(503, 'page', { siteUrl, stock }, retrySoon);
      const { dealer } = stock;
      const version = current.version + JSON.stringify(dealer.phones);
      const feed = await feeds.open(path.slice(below.length), { ...current, version, dealer });
      if (feed === undefined) return undefined;
      const isZipped = chooseEncoding(request.header('accept-encoding'), ['gzip']) === 'gzip';
      const etag = isZipped ? `${feed.etag}-gzip` : feed.etag;
      const headers = {
        ...fileHeaders(path, feed.contentType, siteUrl),
        ...(stock.stale && staleStock),
        vary: 'accept-encoding',
        ...(isZipped && { 'content-encoding': 'gzip' }),
      };
      const { path: stored } = isZipped ? feed.gzip : feed.plain;
      const file = await openFile(stored);
      if (file === undefined) throw new Error(`${stored} is gone`);
      return sendFile(file, etag, headers, request);
    },
  };
}
