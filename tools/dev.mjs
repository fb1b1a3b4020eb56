// `npm run dev`: the site with hot reload.
import { runCommand } from './run-command.mjs';

const help = 'npm run dev: the site from its sources, with hot reload.\n';
await runCommand('tools/dev.ts', { help, forDevelopers: false, isBuildNeeded: false });
