// `npm test`: what must hold before a change lands, with Node and a Chromium alone.
import { ensureInstalled } from './install.mjs';
import { findProgram } from './programs.mjs';
import { answerHelp } from './run-command.mjs';
import { bring, check, finish, must, noteIPv6, playwright, step, vitest } from './test-steps.mjs';

answerHelp(`npm test: format, lint, types, build, unit, request and browser tests, with Node and a Chromium alone.
The last line says how many passed, failed, and were not run because this machine can't have a program;
with CI set these count as failed. npm run test:server has the tests that need a server's programs.
`);

/** A check that runs once there is a build. */
const afterBuild = (isBuilt, run) => () => {
  if (!isBuilt) throw new Error('Not run: there is no build.');
  return run();
};

if (await check('Packages', () => ensureInstalled({ forDevelopers: true }))) {
  bring(['headless Chromium']);
  noteIPv6();
  // Each leaves one of two cores idle for a part of its time.
  const [isBuilt] = await Promise.all([
    check('Build', async () => {
      const words = await must('build');
      if (!/^(Building…\n)?$/.test(words)) throw new Error('A build has nothing to say.');
    }),
    check('Format and lint', () => must('biome', 'check', '.')),
    check('Types', async () => {
      await must('react-router', 'typegen');
      await must('tsc', '--noEmit');
    }),
  ]);
  // Each waits for other processes a third of its time.
  await Promise.all([
    step(
      'Unit and request tests',
      afterBuild(isBuilt, () => vitest('site')),
    ),
    step(
      'Browser tests',
      afterBuild(isBuilt, () => playwright('chromium', findProgram('headless Chromium'))),
    ),
  ]);
}
finish();
