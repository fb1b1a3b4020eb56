import type { IncomingMessage } from 'node:http';
import type { CacheResult } from '../../observability/request-log.ts';
import { clientAddress, hostOf, originForm } from '../request/client-address.ts';
import type { SiteRequest } from '../request/site-request.ts';

/** A request of Node's server, read as the site reads one. */
export class NodeRequest implements SiteRequest {
  readonly method: string;
  readonly target: string;
  readonly host: string | undefined;
  cache: CacheResult = 'none';
  readonly #req: IncomingMessage;
  readonly #trustProxy: boolean;

  /** @param siteHost stands in for the Host of an HTTP/1.0 client, which need not send one */
  constructor(req: IncomingMessage, siteHost: string, trustProxy: boolean) {
    this.method = req.method ?? 'GET';
    this.target = originForm(req.url ?? '');
    this.host = hostOf(req, siteHost);
    this.#req = req;
    this.#trustProxy = trustProxy;
  }

  get clientAddress(): string {
    return clientAddress(this.#req, this.#trustProxy);
  }

  header(name: string): string | undefined {
    const value = this.#req.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  /** Reading may stop early: the connection is needed for the answer. */
  body(): AsyncIterable<Uint8Array> {
    return this.#req.iterator({ destroyOnReturn: false });
  }
}
