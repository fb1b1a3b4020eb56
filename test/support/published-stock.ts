import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { minute } from '../../domain/duration.ts';
import { mailText, signParts } from '../../enquiries/render-mail.ts';
import { publicWeb } from '../../stock/download/download.ts';
import { parseMapping } from '../../stock/import/mapping/mapping.ts';
import { type Pulled, pullStock } from '../../stock/sync/pull-stock.ts';
import { findFile } from '../../stock/sync/stock-source.ts';
import { syncMail } from '../../stock/sync/sync-mail.ts';
import { openStore, type Store } from '../../store/open-store.ts';

/** How a reading differs from the usual one. */
export interface Reading {
  readonly at?: Date;
  /** The key of a question that is answered with yes. */
  readonly yes?: string;
  readonly really?: boolean;
  readonly from?: string;
  readonly timeoutMs?: number;
  readonly mapping?: string;
  readonly isPrivate?: boolean;
}

export type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** The time of readings of which no other is said. */
export const now = new Date('2026-05-04T12:00:00Z');

export const minutesAfter = (count: number) => new Date(now.getTime() + count * minute);

/** Rows of twelve carts, A0 to A11. */
export const carts = Array.from({ length: 12 }, (_, n) => `A${n},Denago,Rover XL,${9000 + n}`);

/** A spreadsheet of these rows. */
export const csv = (...rows: readonly string[]) =>
  `${['Stock #,Make,Model,Price', ...rows].join('\n')}\n`;

/** The mail that the staff get of a reading, with its text and links; none where there is no news. */
export function mailsOf(pulled: Pulled) {
  const siteUrl = 'https://carts.example';
  const mail = syncMail(pulled, siteUrl);
  if (mail === undefined) return [];
  const links = mail.body.flatMap((part) =>
    typeof part === 'object' && 'action' in part ? part.action : [],
  );
  return [{ ...mail, links, text: mailText(signParts(mail.body, siteUrl)) }];
}

/**
 * A server that a spreadsheet is published on, for the file of tests that calls this, and for each of
 * its tests a store and a folder of data that are new.
 */
export async function publishStock() {
  const published = {
    /** How the server answers; each test says it. */
    answer: ((_req, res) => res.end()) as Answer,
    requests: [] as IncomingMessage[],
    port: 0,
    from: '',
    dataDir: '',
    store: undefined as unknown as Store,

    serve(text: string): void {
      published.answer = (_req, res) => res.setHeader('content-type', 'text/csv').end(text);
    },

    pull({ really = false, timeoutMs, mapping, isPrivate = true, yes, ...reading }: Reading = {}) {
      const { store, dataDir } = published;
      const from = reading.from ?? published.from;
      const open = { ...publicWeb(1e6), allowsAddress: () => true, allowsPort: () => true };
      const limits = timeoutMs === undefined ? [] : [{ ...open, timeoutMs }];
      return pullStock({
        catalogue: store.catalogue,
        sync: store.sync,
        from,
        really,
        dataDir,
        now: reading.at ?? now,
        ...(yes !== undefined && { yes: { key: yes, by: 'owner@carts.example' } }),
        photosFrom: join(dataDir, 'photos'),
        find: () => findFile({ from, isPrivate, dataDir, userAgent: 'Test/1.0' }, ...limits),
        readMapping: async () => (mapping === undefined ? undefined : parseMapping(mapping)),
      });
    },

    /** Prices by id; `gone` of a cart that has left. */
    async prices() {
      const stock = await published.store.catalogue.list();
      return Object.fromEntries(stock.map((v) => [v.id, v.withdrawnAt ? 'gone' : v.price]));
    },
  };
  const server = createServer((req, res) => {
    published.requests.push(req);
    published.answer(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  published.port = (server.address() as { port: number }).port;
  published.from = `http://127.0.0.1:${published.port}/stock?key=secret`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    published.requests.length = 0;
    published.dataDir = await mkdtemp(join(tmpdir(), 'sync-'));
    published.store = await openStore({ dataDir: published.dataDir });
  });
  afterEach(() => published.store.close());
  return published;
}
