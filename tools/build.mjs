// `npm run build`: the production build, if the sources have changed since the last one.
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './prepare.mjs';
import { answerHelp, orEnd } from './run-command.mjs';

answerHelp(
  'npm run build: the production build, where the sources have changed since the last one.\n',
);
await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
