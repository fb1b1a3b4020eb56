// `npm run types`: names each value that is missing or of another kind than the types say.
import { execFileSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { findNode, root, withNode } from './prepare.mjs';
import { answerHelp, orEnd } from './run-command.mjs';

answerHelp('npm run types: names each value that is missing, or of another kind than its type.\n');
await orEnd(() => ensureInstalled({ forDevelopers: true }));
try {
  for (const args of [['@react-router/dev/bin.cjs', 'typegen'], ['tsc/bin/tsc']]) {
    const [program, ...more] = args;
    const options = { cwd: root, stdio: 'inherit', env: withNode({}) };
    execFileSync(findNode(), [`node_modules/${program}`, ...more], options);
  }
} catch (error) {
  process.exitCode = error.status ?? 1;
}
