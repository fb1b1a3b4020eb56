// `npm run bench`: every budget measured against a bare server, as one table.
import { runCommand } from './run-command.mjs';

const help = `npm run bench -- [--only PART[,PART]]: measures the production build and writes
bench/results/latest.md after each part; latest.json, which is not committed, keeps the other parts' rows
for a run of one part. A part that fails is a line that does not hold.

  --only PART  start, weight, throughput, proxy, search, memory, growth, update, viewer, paint

Exit codes: 0 every line holds, 1 one does not, 2 wrong use.
`;
await runCommand('bench/bench.ts', {
  help,
  programs: ['Chromium', 'nginx', 'openssl', 'systemd-analyze', 'python3'],
});
