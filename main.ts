import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Log } from './delivery/trouble.ts';
import { openSite } from './open-site.ts';
import { keepOnly } from './retention.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import type { Store } from './store/open-store.ts';

/** Composition root: settings → store → app → listen. */
type App = typeof import('./app/server.ts');

/** The built app. `npm start` runs this file bundled and beside it (tools/bundle-start.ts). */
const build = new URL(
  import.meta.url.endsWith('.ts') ? './build/server/index.js' : './index.js',
  import.meta.url,
);

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (!existsSync(build)) throw new Error('There is no build yet: run npm run build');
  const app = (await import(build.href)) as App;
  const { site, store, setOnEnquiry } = await openSite(settings, app);
  const { port, host, trustProxy } = settings;
  const server = await app.listen(app.createApp(site), { port, host, trustProxy, log: site.log });
  process.stderr.write(`Laurel Ridge is at ${settings.siteUrl}\n`);

  const stopDelivery = await deliver(settings, store, site.log, setOnEnquiry);
  const stopForgetting = keepOnly(settings.leadsKeepDays, store.inbox, site.log);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    site.stock.stop();
    stopForgetting();
    await Promise.all([closed(server), stopDelivery()]);
    await store.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Starts to mail what is queued where a mail server is set; resolves to how it is stopped. */
async function deliver(
  settings: Settings,
  store: Store,
  log: Log,
  setOnEnquiry: (kick: () => void) => void,
): Promise<() => Promise<void>> {
  const { smtpUrl } = settings;
  if (smtpUrl === undefined) return async () => undefined;
  // Loaded only where mail is sent: it would delay the first answer of every other start.
  const { startDelivery } = await import('./delivery/deliver.ts');
  const worker = startDelivery({ ...settings, smtpUrl, outbox: store.outbox, log });
  setOnEnquiry(worker.kick);
  return worker.stop;
}

/** Lets requests in flight finish and takes no new ones. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

main().catch((error: unknown) => {
  const text = error instanceof SettingsError ? `Settings:\n${error.message}` : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
