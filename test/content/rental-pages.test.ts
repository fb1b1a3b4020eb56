import { afterAll, expect, test } from 'vitest';
import { elements } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

const app = await openApp();
afterAll(() => app.close());

test.each([
  ['/rentals', ['planner', 'plans', 'towns']],
  ['/rentals/dalton', ['planner', 'pricing']],
])('%s begins with the planner (spec S11.23)', async (path, sections) => {
  const html = await app.page(path);
  const ids = elements(html, 'section').flatMap(({ id }) =>
    sections.includes(id ?? '') ? id : [],
  );
  expect(ids).toEqual(sections);
  expect(elements(html, 'section')[0]?.id).toBe('planner');
  const counties = elements(html, 'optgroup').map(({ label }) => label);
  expect(counties).toEqual(['Monroe County', 'Lackawanna County']);
});
