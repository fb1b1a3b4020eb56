import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAll } from '../support/html.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each([
  [
    '/rentals',
    ['Rented for', '4 Seater, Utility', '6 Seater'],
    [
      ['1 day', '$245', '$295'],
      ['3 days', '$228', '$245'],
      ['7 days', '$150', '$200'],
      ['14 days', '$150', '$200'],
      ['30 days', '$93', '$117'],
    ],
  ],
  [
    '/rentals/dalton',
    ['Rented for', '4 Seater', '6 Seater', 'Utility'],
    [
      ['1 day', '$245', '$295', '$275'],
      ['3 days', '$228', '$275', '$257'],
      ['7 days', '$150', '$180', '$165'],
      ['14 days', '$150', '$180', '$165'],
      ['30 days', '$93', '$112', '$103'],
    ],
  ],
])('%s draws the price of a day by length of rental (spec S11.19)', async (path, head, rows) => {
  const figure = findAll(await app.page(path), 'figure').find(({ text }) =>
    text.includes('Price of a day, by length of rental'),
  );
  expect(
    figure
      ?.findAll('thead')[0]
      ?.findAll('th')
      .map(({ text }) => text),
  ).toEqual(head);
  const body = figure?.findAll('tbody')[0]?.findAll('tr') ?? [];
  const cells = body.map((row) =>
    [...row.findAll('th'), ...row.findAll('td')].map(({ text }) => text),
  );
  expect(cells).toEqual(rows);
  const [drawing] = figure?.findAll('svg') ?? [];
  expect(drawing?.attributes['aria-label']).toContain(
    `${head[1]}: ${rows[0]?.[1]} for one day, ${rows.at(-1)?.[1]} a day for 30 days.`,
  );
  // One line for each column of figures.
  expect(
    drawing?.findAll('path').filter(({ attributes: { d } }) => /L.*L/.test(d ?? '')),
  ).toHaveLength(head.length - 1);
});
