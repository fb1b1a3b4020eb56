// `npm run fuzz`: requests made by rules and by chance at every route.
import { become, ensureBuilt, ensureInstalled, site } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
ensureBuilt();
// With the site's memory settings, and `--expose-gc` for measuring memory in use.
become('fuzz/fuzz.ts', process.argv.slice(2), {
  flags: [...site.flags, '--expose-gc'],
  env: site.env,
});
