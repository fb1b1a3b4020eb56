// `npm run faults`: what the site stands on is broken, under load, and a table says what came of it.
import { become, ensureBuilt, ensureInstalled, site } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
ensureBuilt();
// Instances are started the way `npm start` does.
process.env.SITE_START = JSON.stringify(site);
become('faults/faults.ts', process.argv.slice(2));
