// `npm run facts`: compares every rendered page with domain/business/ (facts/).
import { become, ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
ensureBuilt();
become('tools/facts.ts', process.argv.slice(2));
