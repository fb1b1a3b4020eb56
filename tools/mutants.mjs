// `npm run mutants`: changes the code in small ways and says which changes no test notices.
import { runCommand } from './run-command.mjs';

const help = `npm run mutants -- [FOLDER…] [--sample N] [--seed N] [--requests]: changes a copy of the sources in one
place, runs the tests nearest to it, and names the changes that no test notices. Needs git.

  --sample N  changes in each folder, 30 without it
  --seed N    other changes
  --requests  shows what lives to the request tests too, about a minute each
`;
await runCommand('tools/mutants/run.ts', { help });
