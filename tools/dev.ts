import { createServer } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import { createServer as createVite } from 'vite';
import { openSite } from '../open-site.ts';
import { readSettings } from '../settings.ts';

/** Serves the site from its sources: every request runs the newest code, the browser reloads. */
const settings = readSettings(process.env);
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
type Server = typeof import('../http/handle.ts');
const load = () => vite.ssrLoadModule('./http/handle.ts') as Promise<Server>;
const { site } = await openSite(settings, await load());

const listener = createRequestListener(async (request: Request, client: ClientAddress) => {
  try {
    return await (await load()).createApp(site).fetch(request, { address: client.address });
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    throw error;
  }
});

createServer((req, res) => {
  vite.middlewares(req, res, () => void listener(req, res));
}).listen(settings.port, settings.host, () => {
  process.stderr.write(`Development server on ${settings.siteUrl}\n`);
});
