// `npm run screenshots`: takes the README's pictures of the production build.
import { ensureChromium } from './chromium.mjs';
import { become, ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
ensureBuilt();
process.env.CHROMIUM_PATH = ensureChromium();
become('tools/screenshots.ts', process.argv.slice(2));
