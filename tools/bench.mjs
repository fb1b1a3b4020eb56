// `npm run bench`: every budget measured against a bare server, as one table.
import { ensureChromium } from './chromium.mjs';
import { become, ensureBuilt, ensureInstalled, site } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
ensureBuilt();
process.env.CHROMIUM_PATH = ensureChromium();
// The bench starts the site the way `npm start` does.
process.env.SITE_START = JSON.stringify(site);
become('bench/bench.ts', process.argv.slice(2));
