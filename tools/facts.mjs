// `npm run facts`: does every rendered page say what the one typed source says?
import { become, ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
ensureBuilt();
become('tools/facts.ts', process.argv.slice(2));
