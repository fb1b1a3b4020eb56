import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileListName } from '../../http/files/static-files.ts';
import { markBuilt, root } from '../prepare.mjs';
import { bundlePages, bundleServer } from '../production/bundles.ts';
import { removeOthers } from '../production/published-files.ts';

// The server's part of the build alone: a mutant of it changes nothing that browsers load.
await Promise.all([bundlePages(), bundleServer()]);
const served = join(root, 'build', 'client');
const list = readFileSync(join(served, fileListName), 'utf8');
removeOthers(served, JSON.parse(list));
writeFileSync(join(served, fileListName), list);
markBuilt();
