// `npm run test:server`: the tests that need the programs of a server, root, or a second browser.
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './prepare.mjs';
import { findProgram, notInFirefox, serverPrograms } from './programs.mjs';
import { answerHelp } from './run-command.mjs';
import { bring, check, finish, playwright, step, vitest } from './test-steps.mjs';

answerHelp(`npm run test:server: the tests with nginx, PostgreSQL, systemd, sudo and Firefox, of crashes, and of other
dealers' stocks and folders. As root on Debian it installs the programs that are missing. The last line
says how many passed, failed, and were not run because this machine can't have a program; with CI set
these count as failed.
`);

const isReady =
  (await check('Packages', () => ensureInstalled({ forDevelopers: true }))) &&
  (await check('Build', ensureBuilt));
if (isReady) {
  const names = serverPrograms.filter(
    (name) => name !== 'PostgreSQL' || !process.env.TEST_DATABASE_URL,
  );
  bring(names);
  process.stdout.write(`${notInFirefox}\n`);
  await Promise.all([
    step('Server tests', () => vitest('server')),
    step('Journeys in Firefox', () => playwright('firefox-journeys', findProgram('Firefox'))),
  ]);
}
finish();
