// `npm run faults`: updates a server under load, and reports the outcome.
import { runCommand } from './run-command.mjs';

const help = `npm run faults: updates a server under load, on this machine alone, and reports what was lost and
how long there was no answer.
`;
await runCommand('faults/faults.ts', {
  help,
  programs: ['nginx', 'openssl', 'systemd-analyze', 'python3'],
});
