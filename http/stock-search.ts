import type { Site } from '../app/context.ts';
import { type InventoryMarkup, inventoryMarkup } from '../app/documents/inventory-markup.tsx';
import {
  type InventorySearch,
  inventoryViewJson,
  searchInventory,
} from '../app/documents/inventory-view.ts';
import type { Stock } from '../stock/watch-stock.ts';
import { compressionsOnce, isCompressible } from './cache/compression.ts';
import {
  createStored,
  entityTag,
  plainBody,
  type StoredResponse,
} from './cache/stored-response.ts';
import { usualCacheControl } from './headers/cache-control.ts';
import { securityHeaders } from './headers/security-headers.ts';
import type { ReadableAddress } from './request/address.ts';

/** Answers to searches of a stock; `undefined` where the router has to answer. */
export interface StockSearch {
  /** What the inventory's script asks for. */
  json(address: ReadableAddress, stock: Stock): StoredResponse | undefined;
  /** @param bare the page without a search */
  page(address: ReadableAddress, stock: Stock, bare: StoredResponse): StoredResponse | undefined;
}

/**
 * Answers searches of the stock without the router, which would take ten times as long as the search
 * (docs/decisions/0036): the inventory's script gets its data, and a browser the page without a
 * search, in which the pieces that depend on the search have been replaced.
 */
export function createStockSearch({
  siteUrl,
  noteMissedSearch,
}: Pick<Site, 'siteUrl' | 'noteMissedSearch'>): StockSearch {
  const frames = new WeakMap<StoredResponse, Frame>();

  function search({ vehicles }: Stock, parameters: URLSearchParams): InventorySearch {
    const found = searchInventory(vehicles, parameters);
    if (found.view.matching === 0) noteMissedSearch(found.view.filters.q);
    return found;
  }

  function frameFor(bare: StoredResponse, { vehicles }: Stock): Frame | undefined {
    const known = frames.get(bare);
    if (known !== undefined || bare.status !== 200) return known;
    const everything = searchInventory(vehicles, new URLSearchParams());
    const frame = frameOf(`${plainBody(bare)}`, inventoryMarkup(siteUrl, everything));
    if (frame !== undefined) frames.set(bare, frame);
    return frame;
  }

  return {
    json(address, stock) {
      const parameters = parametersOf(address);
      if (parameters.get('view') !== 'inventory') return undefined;
      const type = 'application/json';
      const headers = {
        'cache-control': usualCacheControl(address.policy, 'GET', 200),
        'content-type': type,
        ...securityHeaders(siteUrl, type),
      };
      const body = Buffer.from(inventoryViewJson(search(stock, parameters)));
      return createStored(
        200,
        headers,
        body,
        entityTag(body),
        isCompressible(type, body.length) ? compressionsOnce : [],
      );
    },

    page(address, stock, bare) {
      const frame = frameFor(bare, stock);
      if (frame === undefined) return undefined;
      const { list, island } = inventoryMarkup(siteUrl, search(stock, parametersOf(address)));
      const body = Buffer.from(frame.before + list + frame.between + island + frame.after);
      return createStored(200, bare.headers, body, entityTag(body), compressionsOnce);
    },
  };
}

function parametersOf({ key, path }: ReadableAddress): URLSearchParams {
  return new URLSearchParams(key.slice(path.length));
}

/** A page around the pieces that depend on the search. */
interface Frame {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/** `undefined` for a page that has other pieces: of a stock that has changed meanwhile. */
function frameOf(html: string, { list, island }: InventoryMarkup): Frame | undefined {
  const [listAt, islandAt] = [html.indexOf(list), html.indexOf(island)];
  if (listAt === -1 || islandAt < listAt) return undefined;
  return {
    before: html.slice(0, listAt),
    between: html.slice(listAt + list.length, islandAt),
    after: html.slice(islandAt + island.length),
  };
}
