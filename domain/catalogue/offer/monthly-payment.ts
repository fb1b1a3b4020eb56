import { type Cents, centsOf, dollarsOf, formatUsd } from '../../money.ts';

/** The terms of the dealer's lender; never terms of our own (spec S29.1). */
export interface FinancingTerms {
  /** Annual percentage rate: 0 to 36. */
  readonly apr: number;
  /** Payments, one a month: 6 to 120. */
  readonly months: number;
  /** Share of the price that is paid down, in percent: 0 to 90. */
  readonly down: number;
}

/** Amounts in US dollars with cents. */
export interface MonthlyPayment {
  readonly downUsd: number;
  readonly monthlyUsd: number;
  /** All monthly payments together. */
  readonly paymentsUsd: number;
}

const bounds: Readonly<Record<keyof FinancingTerms, readonly [least: number, most: number]>> = {
  apr: [0, 36],
  months: [6, 120],
  down: [0, 90],
};

/** How terms are written, in words. */
export const termsFormat =
  'apr (0 to 36 percent), months (6 to 120, whole) and down (0 to 90 percent), each once: apr=6.9,months=60,down=10';

/**
 * `"apr=6.9,months=60,down=10"` → the terms, in any order; `undefined` for anything else. Percentages
 * have three decimals at most.
 */
export function readFinancingTerms(text: string): FinancingTerms | undefined {
  const terms: Partial<Record<string, number>> = {};
  for (const part of text.split(',')) {
    const match = /^ *(apr|months|down) *= *(\d{1,3}(?:\.\d{1,3})?) *$/.exec(part);
    if (match === null) return undefined;
    const [, name = '', digits] = match;
    if (terms[name] !== undefined) return undefined;
    terms[name] = Number(digits);
  }
  const { apr = -1, months = -1, down = -1 } = terms;
  const all = { apr, months, down };
  const areWithin = (Object.keys(bounds) as (keyof FinancingTerms)[]).every((name) => {
    const [least, most] = bounds[name];
    return all[name] >= least && all[name] <= most;
  });
  return areWithin && Number.isInteger(months) ? all : undefined;
}

/**
 * The monthly payment for a cart of this price. The payment of an ordinary annuity: with a principal P, a
 * rate of r a month and n payments at the end of each month, P × r ÷ (1 − (1 + r)^−n), and P ÷ n
 * without interest; rounded to the cent. What is paid down is rounded first.
 */
export function monthlyPayment(priceUsd: number, { apr, months, down }: FinancingTerms) {
  const price = centsOf(priceUsd);
  // In thousandths of a percent, so that the product is whole and half a cent is seen.
  const downCents: Cents = Math.round((price * Math.round(down * 1_000)) / 100_000);
  const principal = price - downCents;
  const rate = apr / 1_200;
  const exact =
    rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
  const monthly: Cents = Math.round(exact);
  return {
    downUsd: dollarsOf(downCents),
    monthlyUsd: dollarsOf(monthly),
    paymentsUsd: dollarsOf(monthly * months),
  } satisfies MonthlyPayment;
}

/**
 * `"about $231 a month"`, its conditions, `"60 months at 6.9 %, $1,299.50 down, before tax; an estimate, not
 * an offer"`, and, as a sentence of its own, what all of it comes to.
 */
export function paymentInWords(priceUsd: number, terms: FinancingTerms) {
  const { downUsd, monthlyUsd, paymentsUsd } = monthlyPayment(priceUsd, terms);
  const { apr, months } = terms;
  const down = formatUsd(downUsd);
  const payments = `${months} payments of ${formatUsd(monthlyUsd)} come to ${formatUsd(paymentsUsd)}`;
  const whole = formatUsd(dollarsOf(centsOf(downUsd) + centsOf(paymentsUsd)));
  const month = `about ${formatUsd(Math.round(monthlyUsd))} a month`;
  const conditions = `${months} months at ${apr} %, ${down} down, before tax; an estimate, not an offer`;
  return {
    month,
    conditions,
    sum: downUsd === 0 ? `${payments}.` : `${payments}; with what is paid down, ${whole}.`,
  };
}
