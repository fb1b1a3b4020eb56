import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgets, judged } from './budgets.ts';

test.each([
  ['at most', budgets.pageAndStyle, 14, 14.1],
  ['under', budgets.filtering, 49, 50],
  ['at least', budgets.pageSearches, 150, 149],
  ['exactly', budgets.lighthouse, 100, 99],
])('a budget of the kind “%s” holds up to its figure', (_, budget, good, bad) => {
  expect(judged(budget, good)).toEqual({ figure: good, budget: budget.text, holds: true });
  expect(judged(budget, bad).holds).toBe(false);
});

test('a budget beside the limit is compared with it', () => {
  expect(judged(budgets.throughput, 85, 100)).toMatchObject({ limit: 100, holds: true });
  expect(judged(budgets.throughput, 84, 100).holds).toBe(false);
  expect(judged(budgets.throughput, 85).holds).toBe(false);
});

// spec S23.1, S23.2, S23.4, S23.5, S23.6, S23.7, S23.8, S23.12, S23.13
test('every figure of a budget is in the specification', () => {
  const file = new URL('../docs/specification.md', import.meta.url);
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- **S23.'))
    .join('\n');
  const missing = Object.values<{ readonly text: string }>(budgets)
    .flatMap(({ text }) => text.match(/\d[\d,.]*( (kB|MB|ms|s)\b)?/g) ?? [])
    .filter((figure) => !rules.includes(figure));
  expect(missing).toEqual([]);
});
