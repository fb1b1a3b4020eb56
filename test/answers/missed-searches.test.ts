import { afterAll, beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/open-app.ts';

const noted: string[] = [];
const app = await openApp({ site: { noteMissedSearch: (q) => void noted.push(q) } });
afterAll(() => app.close());
beforeEach(() => {
  noted.length = 0;
});

test.each([
  ['/inventory?q=yamaha', ['yamaha']],
  ['/api/vehicles?view=inventory&q=yamaha+jane', ['yamaha']],
  ['/inventory?q=my+name+is+Jane+Doe', []],
  ['/inventory?q=rover', []],
  ['/inventory', []],
  ['/api/vehicles', []],
])('%s counts %j as searched and not found', async (path, words) => {
  expect((await app.ask(path)).status).toBe(200);
  expect(noted).toEqual(words);
});
