// `npm run fuzz`: requests made by rules and by chance at every route.
import { become, ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
become('fuzz/fuzz.ts', process.argv.slice(2));
