// `npm start`: install if needed, build if needed, serve.
import { become, ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
become('build/server/main.js', process.argv.slice(2));
