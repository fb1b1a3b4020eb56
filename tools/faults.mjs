// `npm run faults`: kills and updates instances of the site under load, and reports the outcome.
import { runCommand } from './run-command.mjs';

const help = `npm run faults -- [--only TEXT]: kills, restarts and updates instances of the site under load, on
this machine alone, and reports what was lost and how long the recovery took.

  --only TEXT  groups of faults whose name has this text
`;
await runCommand('faults/faults.ts', {
  help,
  programs: ['PostgreSQL', 'nginx', 'openssl', 'systemd-analyze', 'python3'],
});
