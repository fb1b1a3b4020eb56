// `npm run dev`: the site with hot reload.
import { become, ensureInstalled } from './prepare.mjs';

ensureInstalled();
become('tools/dev.ts', process.argv.slice(2));
