// `npm run dealer -- …`: the staff's command line.
import { become, ensureInstalled } from './prepare.mjs';

ensureInstalled();
become('cli.ts', process.argv.slice(2));
