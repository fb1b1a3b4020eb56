#!/usr/bin/env node
// `./dealer …`, `node dealer.mjs …` or `npm run dealer -- …`: the staff's command line. The first two
// print nothing but what the command prints.
import { ensureInstalled } from './tools/install.mjs';
import { become } from './tools/prepare.mjs';
import { orEnd } from './tools/run-command.mjs';

await orEnd(() => ensureInstalled());
become('cli.ts', process.argv.slice(2), { readsEnvFile: true });
