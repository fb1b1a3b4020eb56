import { findContradictions, readPages } from '../facts/find-contradictions.ts';
import { openApp } from '../test/support/open-app.ts';

/** Reads every page and lists where one contradicts domain/ or another page. */
const app = await openApp();
const stock = await (await app.ask('/api/vehicles')).json();
const pages = await readPages(app);
const problems = findContradictions(pages, stock);
await app.close();
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${pages.length} pages read, ${problems.length} contradictions\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
