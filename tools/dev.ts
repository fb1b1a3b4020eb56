import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { openSeededStore, openSite } from '../open-site.ts';
import { readSettings } from '../settings.ts';

/** Serves the site from its sources: every request runs the newest code, the browser reloads. */
const settings = readSettings(process.env);
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
type Server = typeof import('../http/handle.ts');
const load = () => vite.ssrLoadModule('./http/handle.ts') as Promise<Server>;
const server = await load();
const store = await openSeededStore(settings);
const log = server.logTo(process.stderr);
const { site } = openSite(
  settings,
  { store, log, onEnquiry: () => undefined, readWithYes: async () => undefined },
  server,
);

/** Answers with the current code. */
const serve = server.serveRequests(
  {
    async handle(request) {
      try {
        const current = await load();
        return await current.createApp(site).handle(request);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        throw error;
      }
    },
  },
  { ...settings, log: site.log, onAnswer: () => undefined, isStopping: () => false },
);

createServer((req, res) => {
  vite.middlewares(req, res, () => serve(req, res));
}).listen(settings.port, settings.hosts[0], () => {
  process.stderr.write(`Development server on ${settings.siteUrl}\n`);
});
