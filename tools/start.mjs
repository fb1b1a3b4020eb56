// `npm start`: install if needed, build if needed, serve.
import { become, ensureBuilt, ensureInstalled, site } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
become(site.file, process.argv.slice(2), site);
