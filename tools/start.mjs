// `npm start`: install if needed, build if needed, serve.

import { site } from './prepare.mjs';
import { runCommand } from './run-command.mjs';

const help = `npm start: installs, builds, migrates and seeds what is not there yet, and serves the site.
Its settings are variables of the environment, such as PORT=8080, or lines of the file .env here, like
those in deploy/settings; docs/operations.md describes them.
`;
await runCommand(site.file, { help, forDevelopers: false, ...site });
