#!/usr/bin/env node
// `./dealer …`, `node dealer.mjs …` or `npm run dealer -- …`: the staff's command line. The first two
// print nothing but what the command prints.
import { become, ensureInstalled } from './tools/prepare.mjs';

ensureInstalled();
become('cli.ts', process.argv.slice(2));
