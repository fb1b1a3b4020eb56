// `npm run faults`: breaks what the site depends on while it is under load, and reports the outcome.
import { become, ensureBuilt, ensureInstalled, site } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
ensureBuilt();
// Instances are started the way `npm start` does.
process.env.SITE_START = JSON.stringify(site);
become('faults/faults.ts', process.argv.slice(2));
