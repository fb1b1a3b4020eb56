import { expect, it } from 'vitest';
import { computeImpact, type ResultName } from './eco-impact.ts';
import { milesPerWeekForSavings } from './electric-copy.ts';
import { resultHeader, shownResult, yearsLabel } from './impact-result.ts';

// Worked out by hand from the formulas: gallons, pounds, gasoline, trees, electricity, net.
// spec S12.3, S12.4
it.each([
  [100, 'recreational', 1, 346.6667, 6794.6667, 1213.3333, 56.056, 93.6, 1119.7333],
  [100, 'residential', 3, 1248, 24460.8, 4368, 201.8016, 336.96, 4031.04],
  [500, 'golf_course', 10, 43333.3333, 849333.3333, 151666.6667, 7007, 11700, 139966.6667],
  [0, 'golf_course', 10, 0, 0, 0, 0, 0, 0],
] as const)(
  '%d miles a week, %s, over %d years',
  (milesPerWeek, usageType, years, gallons, co2, gas, trees, electric, net) => {
    const impact = computeImpact({ milesPerWeek, usageType, years });
    expect(impact.fuelSaved).toBeCloseTo(gallons, 3);
    expect(impact.co2Saved).toBeCloseTo(co2, 3);
    expect(impact.costSaved).toBeCloseTo(gas, 3);
    expect(impact.treesEquivalent).toBeCloseTo(trees, 3);
    expect(impact.electricCost).toBeCloseTo(electric, 3);
    expect(impact.netSavings).toBeCloseTo(net, 3);
  },
);

// spec S12.5
const amounts: [ResultName, number, number, string][] = [
  ['co2Saved', 849333.33, 849333, '849,333'],
  ['treesEquivalent', 0, 0, '0.0'],
  ['treesEquivalent', 0.5606, 0.6, '0.6'],
  ['netSavings', 11.4999, 11, '$11'],
  ['electricCost', 0.5, 1, '$1'],
];
it.each(amounts)('%s of %d is %d and reads "%s"', (name, amount, value, text) => {
  expect(shownResult(name, amount)).toEqual({ value, text });
});

// spec S12.6
it.each([
  [1, 'Environmental Impact Over 1 Year', '1 year'],
  [10, 'Environmental Impact Over 10 Years', '10 years'],
] as const)('%d years is headed "%s"', (years, header, label) => {
  expect(resultHeader(years)).toBe(header);
  expect(yearsLabel(years)).toBe(label);
});

it('counts with the miles per gallon and the price of what the visitor drives (spec S12.9)', () => {
  const inputs = { milesPerWeek: 100, usageType: 'recreational', years: 1 } as const;
  const truck = computeImpact({ ...inputs, mpg: 20, gasPrice: 4 });
  expect(truck).toMatchObject({ fuelSaved: 260, costSaved: 1040, netSavings: 946.4 });
  expect(computeImpact({ ...inputs, mpg: 15, gasPrice: 3.5 })).toEqual(computeImpact(inputs));
});

// spec S12.7
it.each([
  // A mile saves 3.5 / 15 − 0.15 × 0.12 = 0.215333 dollars, 11.1973 in 52 weeks.
  [1200, 107.168],
  [11.1973333, 1],
  [0, 0],
])('saving $%d a year takes %d miles a week', (dollars, miles) => {
  expect(milesPerWeekForSavings(dollars)).toBeCloseTo(miles, 3);
});
