// `npm run fuzz`: requests made by rules and by chance at every route.
import { site } from './prepare.mjs';
import { runCommand } from './run-command.mjs';

const help = `npm run fuzz -- [--seed N] [--count N]: generated requests to every route; every answer must be one
that the rules allow.

  --seed N   repeats the run that had this seed
  --count N  requests in all, 210,000 without it
`;
// With the site's memory settings, and a garbage collection for measuring memory in use.
await runCommand('fuzz/fuzz.ts', { help, flags: [...site.flags, '--expose-gc'], env: site.env });
