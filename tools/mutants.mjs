// `npm run mutants`: changes the code in small ways and says which changes no test notices.
import { runCommand } from './run-command.mjs';

const help = `npm run mutants -- FILE|FOLDER…: changes a copy of these sources in one place at a time, runs the
tests beside the code that import it, and shows the changes that no test notices. A file takes about a
minute.
`;
const paths = process.argv.slice(2);
if (paths.length === 0) process.argv.push('--help');
const sources = paths.map((path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`));
await runCommand('node_modules/@stryker-mutator/core/bin/stryker.js', {
  help,
  args: ['run', 'tools/stryker.config.json', '--mutate', [...sources, '!**/*.test.*'].join()],
  isBuildNeeded: false,
});
