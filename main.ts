import { existsSync } from 'node:fs';
import { openSite } from './open-site.ts';
import { readSettings, SettingsError } from './settings.ts';

/** Composition root: settings → store → app → listen. */
type Server = typeof import('./app/server.ts');

const build = new URL('./build/server/index.js', import.meta.url);

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (!existsSync(build)) throw new Error('There is no build yet: run npm run build');
  const server = (await import(build.href)) as Server;
  const { site, store } = await openSite(settings, server);
  const { port, host, trustProxy } = settings;
  const listening = await server.listen(server.createApp(site), {
    port,
    host,
    trustProxy,
    log: site.log,
  });
  process.stderr.write(`Laurel Ridge is at ${settings.siteUrl}\n`);

  const stop = (): void => {
    site.stock.stop();
    listening.close(() => void store.close().then(() => process.exit(0)));
    listening.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const text = error instanceof SettingsError ? `Settings:\n${error.message}` : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
