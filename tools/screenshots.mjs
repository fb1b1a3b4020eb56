// `npm run screenshots`: takes the README's pictures of the production build.
import { runCommand } from './run-command.mjs';

const help =
  'npm run screenshots: takes the pictures of the documents, into docs/images. Needs Chromium.\n';
await runCommand('tools/screenshots.ts', { help, programs: ['Chromium'] });
