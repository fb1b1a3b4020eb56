import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts';
import type { FeedStore } from '../../stock/feeds/feed-store.ts';
import type { StockWatch } from '../../stock/watch-stock.ts';
import { securityHeaders } from '../headers/security-headers.ts';
import type { SiteRequest } from '../request/site-request.ts';
import { chooseEncoding } from '../response/compression.ts';
import { isUnchanged, type Representation } from '../response/representation.ts';
import { sendFile } from './send-file.ts';

/** The feeds of the stock for advertisers, which are files made for each version of it. */
export interface FeedFiles {
  /** Whether the path is one of a feed. */
  has(path: string): boolean;
  /**
   * The feed at this path as the stock is now, sent as it is read; `undefined` where there is none,
   * or no stock yet.
   * @throws {Overloaded} when too many feeds are being sent, for long
   */
  find(
    path: string,
    request: Pick<SiteRequest, 'method' | 'header'>,
  ): Promise<Representation | undefined>;
}

/**
 * Feeds sent at once. They have a limit of their own: a large one takes a slow client minutes, for
 * which no page may wait.
 */
const sendLimits = { running: 8, waiting: 32, patience: 10_000 };

const below = '/feeds/';

export function feedFiles(feeds: FeedStore, stock: StockWatch, siteUrl: string): FeedFiles {
  const sending = createConcurrencyLimiter(sendLimits);

  /** Sends through the limiter; the place is held until the whole body is read or cancelled. */
  function inTurn(send: () => Representation): Promise<Representation> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        const representation = send();
        resolve(representation);
        const { body } = representation;
        if (body instanceof Readable) await once(body, 'close').catch(() => undefined);
      };
      sending.run(work).catch(reject);
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
        'content-type': feed.contentType,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(isZipped && { 'content-encoding': 'gzip' }),
      };
      const file = { ...(isZipped ? feed.gzip : feed.plain), etag };
      const send = () => sendFile(file, headers, request);
      return request.method === 'HEAD' || isUnchanged(request, etag) ? send() : inTurn(send);
    },
  };
}
