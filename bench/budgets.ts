import type { Row } from './row.ts';

/** The bounds of a measured figure. */
export interface Budget {
  /** As the table says it. */
  readonly text: string;
  /** @param limit the same figure of the limit; NaN where the measurement has none */
  readonly holds: (figure: number, limit: number) => boolean;
}

const numberText = (number: number) => number.toLocaleString('en-US');

function atMost(most: number, unit: string): Budget {
  return { text: `${numberText(most)} ${unit}`, holds: (figure) => figure <= most };
}

function under(most: number, unit: string): Budget {
  return { text: `under ${numberText(most)} ${unit}`, holds: (figure) => figure < most };
}

function atLeast(least: number, unit: string): Budget {
  return { text: `${numberText(least)} ${unit}`, holds: (figure) => figure >= least };
}

function exactly(number: number): Budget {
  return { text: `${number}`, holds: (figure) => figure === number };
}

/** Every budget of spec S23; a measurement names one of them. */
export const budgets = {
  // spec S23.1, in kB: with islands; with a form or a vehicle page's small script; of every other page.
  islandScript: atMost(80, 'kB'),
  smallScript: atMost(5, 'kB'),
  noScript: { text: 'none', holds: (figure) => figure === 0 },
  // spec S23.2
  pageAndStyle: atMost(14, 'kB'),
  inventoryPage: atMost(30, 'kB'),
  pictures: atMost(150, 'kB'),
  // spec S23.3
  lighthouse: exactly(100),
  paint: { text: 'limit + 50 ms', holds: (figure, limit) => figure <= limit + 50 },
  blocking: under(20, 'ms'),
  layoutShift: exactly(0),
  // spec S23.4
  throughput: { text: '0.85 of the limit', holds: (figure, limit) => figure / limit >= 0.85 },
  cachedWait: under(3, 'ms'),
  renderAfterChange: atMost(50, 'ms'),
  scriptSearches: atLeast(1_000, 'a second'),
  scriptSearchWait: atMost(20, 'ms'),
  pageSearches: atLeast(150, 'a second'),
  pageSearchWait: atMost(100, 'ms'),
  // spec S23.5
  inventoryGrowth: {
    text: '30 kB; 1.2 of that at 32',
    holds: (figure, limit) => figure <= 30 && figure <= 1.2 * limit,
  },
  filtering: under(50, 'ms'),
  memoryOfLargest: under(300, 'MB'),
  memoryAfterLoad: atMost(160, 'MB'),
  memoryGrowth: atMost(2, 'MB'),
  // spec S23.6
  start: atMost(300, 'ms'),
  // spec S23.7
  viewerButton: atMost(2, 'kB'),
  viewer: atMost(330, 'kB'),
  firstFrame: atMost(2_500, 'ms'),
  // spec S23.8
  updateSilence: atMost(3, 's'),
  // spec S23.12
  proxiedPage: { text: '1.25 of the same file', holds: (figure, limit) => figure <= limit * 1.25 },
  newVisitor: atMost(1_000, 'ms'),
  // spec S23.13
  keptForBack: { text: 'yes', holds: (figure) => figure === 1 },
} as const satisfies Readonly<Record<string, Budget>>;

/** The columns of a row whose figure has a budget. */
export function judged(
  { text, holds }: Budget,
  figure: number,
  limit?: number,
): Pick<Row, 'figure' | 'limit' | 'budget' | 'holds'> {
  return {
    figure,
    ...(limit !== undefined && { limit }),
    budget: text,
    holds: holds(figure, limit ?? Number.NaN),
  };
}
