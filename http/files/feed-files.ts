import { once } from 'node:events';
import { Readable } from 'node:stream';
import {
  createConcurrencyLimiter,
  type LimiterOptions,
} from '../../concurrency/concurrency-limiter.ts';
import { networkPrefix } from '../../concurrency/network.ts';
import type { FeedStore } from '../../stock/feeds/feed-store.ts';
import type { StockWatch } from '../../stock/watch-stock.ts';
import { chooseEncoding } from '../response/compression.ts';
import { isUnchanged, type Representation, staleStock } from '../response/representation.ts';
import { securityHeaders } from '../response/security-headers.ts';
import { filePolicyOf } from '../route-policy.ts';
import { type FileSource, openFile, sendFile } from './send-file.ts';

/**
 * Feeds sent at once. They have a limit of their own: a large one takes a slow client minutes, for
 * which no page may wait; and no other network's feed (spec S22.8).
 */
const sendLimits: LimiterOptions = { running: 16, waiting: 32, patience: 5_000, perKey: 4 };

const below = '/feeds/';

/** The feeds of the stock for advertisers, which are files made for each version of it. */
export function feedSource(
  feeds: FeedStore,
  stock: Pick<StockWatch, 'current' | 'stale'>,
  siteUrl: string,
  limits = sendLimits,
): FileSource {
  const sending = createConcurrencyLimiter(limits);

  /** Sends through the limiter; the place is held until the whole body is read or cancelled. */
  function inTurn(send: () => Promise<Representation>, network: string): Promise<Representation> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        const representation = await send();
        resolve(representation);
        const { body } = representation;
        if (body instanceof Readable) await once(body, 'close').catch(() => undefined);
      };
      sending.run(work, network).catch(reject);
    });
  }

  return {
    has: (path) => path.startsWith(below) && feeds.has(path.slice(below.length)),

    async find(path, request) {
      if (!this.has(path)) return undefined;
      const current = await stock.current();
      const feed = current && (await feeds.open(path.slice(below.length), current));
      if (feed === undefined) return undefined;
      const isZipped = chooseEncoding(request.header('accept-encoding'), ['gzip']) === 'gzip';
      const etag = isZipped ? `${feed.etag}-gzip` : feed.etag;
      const headers = {
        ...securityHeaders(siteUrl, feed.contentType),
        ...(stock.stale && staleStock),
        'content-type': feed.contentType,
        'cache-control': filePolicyOf(path).cacheControl,
        vary: 'accept-encoding',
        ...(isZipped && { 'content-encoding': 'gzip' }),
      };
      const send = async () => {
        const { path: stored } = isZipped ? feed.gzip : feed.plain;
        const file = await openFile(stored);
        if (file === undefined) throw new Error(`${stored} is gone`);
        return sendFile(file, etag, headers, request);
      };
      if (request.method === 'HEAD' || isUnchanged(request, etag)) return send();
      return inTurn(send, networkPrefix(request.clientAddress, 56));
    },
  };
}
