// `npm run types`: names each value that is missing, or of another kind than its type.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { findNode, root, withNode } from './prepare.mjs';
import { answerHelp, orEnd } from './run-command.mjs';

answerHelp(`npm run types: names each value that is missing, or of another kind than its type. Tests are
left out: many name the first dealer's showrooms and models.
`);
await orEnd(() => ensureInstalled({ forDevelopers: true }));

function run(program, ...args) {
  const options = { cwd: root, encoding: 'utf8', env: withNode({}) };
  return spawnSync(findNode(), [`node_modules/${program}`, ...args], options);
}

run('@react-router/dev/bin.cjs', 'typegen');
const problems = run('tsc/bin/tsc', '--pretty', 'false')
  .stdout.split(/\n(?=\S)/)
  .filter((problem) => /^\S/.test(problem) && !/^\S+\.test\.tsx?\(/.test(problem));
process.stdout.write(problems.map((problem) => `${problem.trimEnd()}\n`).join(''));
process.exitCode = problems.length > 0 ? 1 : 0;
