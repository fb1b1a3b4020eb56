import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repeat } from '../../base/repeat.ts';
import { minute, second } from '../../domain/duration.ts';
import type { Catalogue } from '../../domain/stock/catalogue.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import type { SiteDependencies } from '../../open-site.ts';
import { readSettings } from '../../settings.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { builtServer, type Site, siteUrl } from './built-server.ts';
import { fetchFromApp } from './fetch-from-app.ts';

export { siteUrl };

/** The built site over a store of its own: give it a request, read the response, no socket. */
export interface OpenApp {
  readonly store: Store;
  readonly site: Site;
  /** `GET path`, or whatever `init` says. `from` is the visitor's network address. */
  ask(path: string, init?: RequestInit & { readonly from?: string }): Promise<Response>;
  /** The page at `path` as text; fails when its status is another than `status`. */
  page(path: string, status?: number): Promise<string>;
  /** Closes the store and removes it; fails when anything was written to `console.error`. */
  close(): Promise<void>;
}

export interface AppOptions {
  /** The whole stock; the sample catalogue without it. */
  readonly vehicles?: readonly Vehicle[];
  /** Settings beside the data folder and the origin. */
  readonly env?: Readonly<Record<string, string>>;
  /** Read instead of the store's stock, to let it fail. */
  readonly catalogue?: Catalogue;
  /** What the site works with instead of what the settings give it: a clock. */
  readonly site?: Partial<Site>;
  /** Makes visitors' photographs small, in place of the process that decodes them. */
  readonly dependencies?: Pick<SiteDependencies, 'shrink'>;
  /** Reads the stock file with a yes to a question; nothing without it. */
  readonly readWithYes?: (store: Store, key: string, by: string) => Promise<unknown>;
  /** What receiving an enquiry works with instead: enquiries, ways to deliver. */
  readonly enquiries?: Partial<Site['enquiries']>;
}

/**
 * Opens the production build over a temporary SQLite store.
 *
 * @throws when the build is of other sources than those that are here now.
 */
export async function openApp(options: AppOptions = {}): Promise<OpenApp> {
  const server = await builtServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-app-'));
  if (options.vehicles !== undefined) {
    const empty = await openStore({ dataDir });
    await empty.catalogue.seed(options.vehicles, new Date().toISOString());
    await empty.close();
  }
  const settings = readSettings({ DATA_DIR: dataDir, SITE_URL: siteUrl, ...options.env });
  const store = await server.openSeededStore(settings);
  const silent = () => undefined;
  const readWithYes = async (...yes: [key: string, by: string]) =>
    options.readWithYes?.(store, ...yes);
  const { site: usual } = server.openSite(settings, {
    store,
    log: silent,
    onEnquiry: silent,
    readWithYes,
    ...options.dependencies,
  });
  const stock =
    options.catalogue === undefined
      ? usual.stock
      : server.watchStock(options.catalogue, store, silent);
  // Longer than any machine takes, however busy.
  const changed = { ...usual, stock, makingMs: 10 * minute, ...options.site };
  const { log, now } = changed;
  const site: Site = {
    ...changed,
    enquiries: { ...usual.enquiries, log, ...options.enquiries },
    alerts: { ...changed.alerts, now },
    staff: { ...changed.staff, now },
  };
  const app = server.createApp(site);
  const output = listenToConsole();
  const stop = repeat(second, site.stock.refresh, silent);

  async function ask(path: string, { from, ...init }: RequestInit & { from?: string } = {}) {
    return fetchFromApp(app, new Request(`${siteUrl}${path}`, init), from);
  }
  return {
    store,
    site,
    ask,
    async page(path, status = 200) {
      const response = await ask(path);
      if (response.status !== status) throw new Error(`${path} answers ${response.status}`);
      return response.text();
    },
    async close() {
      stop();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
      output.stop();
      if (output.errors.length > 0) throw new Error(`console.error: ${output.errors.join('\n')}`);
    },
  };
}

/** Notes what is written to `console.error`; React warns there of markup it can't hydrate. */
function listenToConsole() {
  const usual = console.error;
  const errors: string[] = [];
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '));
    usual(...words);
  };
  return {
    errors,
    stop() {
      console.error = usual;
    },
  };
}
