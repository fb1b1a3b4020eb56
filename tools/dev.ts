import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { logTo } from '../base/log.ts';
import { readSettings } from '../settings.ts';

/** Serves the site from its sources: every request runs the newest code, the browser reloads. */
const settings = readSettings(process.env);
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
type Server = typeof import('../main.ts');
const load = () => vite.ssrLoadModule('./main.ts') as Promise<Server>;
const server = await load();
const { site } = server.openSite(settings, {
  store: await server.openSeededStore(settings),
  log: logTo(process.stderr),
  onEnquiry: () => undefined,
  readWithYes: async () => undefined,
});

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
  {
    ...settings,
    stock: site.stock,
    log: site.log,
    onAnswer: () => undefined,
    isStopping: () => false,
  },
);

createServer((req, res) => {
  vite.middlewares(req, res, () => serve(req, res));
}).listen(settings.port, settings.hosts[0], () => {
  process.stderr.write(`Development server on ${settings.siteUrl}\n`);
});
