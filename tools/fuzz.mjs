// `npm run fuzz`: many more of the requests that npm test makes by rules and by chance.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { orEnd, runCommand } from './run-command.mjs';

const help = `npm run fuzz -- [--seed N] [--count N]: generated requests to every route; every answer must be one
that the rules allow.

  --seed N   repeats the run that had this seed
  --count N  requests in all, 200,000 without it
`;
const strings = { count: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } };
const { values } = await orEnd(() => parseArgs({ options: strings }));
const { count = '200000', seed = `${randomInt(2 ** 31)}` } = values;
await runCommand('node_modules/vitest/vitest.mjs', {
  help,
  args: ['run', 'test/answers/random-requests.test.ts'],
  env: { FUZZ_RUNS: count, FUZZ_SEED: seed },
});
