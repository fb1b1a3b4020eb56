import { type Cents, centsOf, dollarsOf, formatUsd } from '../../money.ts';

export interface FinancingTerms {
  /** Annual percentage rate, 0 to 36. */
  readonly apr: number;
  /** Monthly payments, 6 to 120. */
  readonly months: number;
  /** Percent of the price: 0 to 90. */
  readonly down: number;
}

interface MonthlyPayment {
  readonly downUsd: number;
  readonly monthlyUsd: number;
  readonly paymentsUsd: number;
}

const bounds: Readonly<Record<keyof FinancingTerms, readonly [min: number, max: number]>> = {
  apr: [0, 36],
  months: [6, 120],
  down: [0, 90],
};

export const termsFormat =
  'apr (0 to 36 percent), months (6 to 120, whole) and down (0 to 90 percent), each once: apr=6.9,months=60,down=10';

/** `"apr=6.9,months=60,down=10"` in any order (spec S29.1). */
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
    const [min, max] = bounds[name];
    return all[name] >= min && all[name] <= max;
  });
  return areWithin && Number.isInteger(months) ? all : undefined;
}

/** Annuity to the cent: principal P, r a month, n payments: P × r ÷ (1 − (1 + r)^−n), or P ÷ n. */
export function monthlyPayment(priceUsd: number, { apr, months, down }: FinancingTerms) {
  const price = centsOf(priceUsd);
  // Thousandths of a percent keep the product whole, so that half a cent is seen.
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

export function paymentInWords(priceUsd: number, terms: FinancingTerms) {
  const { downUsd, monthlyUsd, paymentsUsd } = monthlyPayment(priceUsd, terms);
  const { apr, months } = terms;
  const down = formatUsd(downUsd);
  const payments = `${months} payments of ${formatUsd(monthlyUsd)} (${formatUsd(paymentsUsd)})`;
  const whole = formatUsd(dollarsOf(centsOf(downUsd) + centsOf(paymentsUsd)));
  return {
    month: `about ${formatUsd(Math.round(monthlyUsd))} a month`,
    conditions: `${months} months at ${apr} %, ${down} down, before tax; an estimate, not an offer`,
    sum: downUsd === 0 ? `${payments}.` : `${payments} plus ${down} down: ${whole} in all.`,
  };
}
