// `npm run fuzz`: requests made by rules and by chance at every route.
import { become, ensureBuilt, ensureInstalled, site } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
ensureBuilt();
// With the site's own bounds of memory, and able to tell what is in use from what is waiting.
become('fuzz/fuzz.ts', process.argv.slice(2), {
  flags: [...site.flags, '--expose-gc'],
  env: site.env,
});
