// `npm run bench`: every budget measured against a bare server, as one table.
import { ensureChromium } from './chromium.mjs';
import { become, ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
process.env.CHROMIUM_PATH = ensureChromium();
become('bench/bench.ts', process.argv.slice(2));
