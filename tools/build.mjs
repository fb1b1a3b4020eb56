// `npm run build`: the production build, if the sources have changed since the last one.
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
