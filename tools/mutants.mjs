// `npm run mutants -- [folder…] [--sample N] [--seed N]`: changes the code in small ways and says
// which changes no test notices.
import { become, ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
ensureBuilt();
become('tools/mutants/run.ts', process.argv.slice(2));
