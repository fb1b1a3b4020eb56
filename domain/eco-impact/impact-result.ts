import { formatUsd } from '../money.ts';
import { formatNumber } from '../text/format-number.ts';
import {
  type Impact,
  type ResultName,
  resultNames,
  type TimeFrame,
  type UsageType,
} from './eco-impact.ts';

/** Labels and formats of the calculator's choices and results (spec S12.5, S12.6). */

export const usageLabels: Readonly<Record<UsageType, string>> = {
  recreational: 'Recreational',
  residential: 'Residential',
  commercial: 'Commercial',
  golf_course: 'Golf course',
};

/** `"1 year"`, `"10 years"`. */
export function yearsLabel(years: TimeFrame): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** `"Environmental Impact Over 1 Year"`, `"… Over 3 Years"`. */
export function resultHeader(years: TimeFrame): string {
  return `Environmental Impact Over ${years} ${years === 1 ? 'Year' : 'Years'}`;
}

/** Label and unit of each result; a dollar amount carries its sign instead of a unit. */
export const resultLabels: Readonly<
  Record<ResultName, { readonly label: string; readonly unit?: string }>
> = {
  co2Saved: { label: 'CO₂ saved', unit: 'lbs' },
  fuelSaved: { label: 'Fuel saved', unit: 'gallons' },
  costSaved: { label: 'Fuel cost saved' },
  treesEquivalent: { label: 'Trees equivalent', unit: 'trees' },
  electricCost: { label: 'Electricity cost' },
  netSavings: { label: 'Net savings' },
};

export interface ShownResult {
  /** The plain number, rounded as shown. */
  readonly value: number;
  /** `"6,795"`, `"56.1"`, `"$1,213"`. */
  readonly text: string;
}

/** Pounds, gallons and dollars whole, trees to one decimal. */
export function shownResult(name: ResultName, amount: number): ShownResult {
  if (name === 'treesEquivalent') {
    const value = Math.round(amount * 10) / 10;
    return { value, text: formatNumber(value, 1) };
  }
  const value = Math.round(amount);
  const isUsd = resultLabels[name].unit === undefined;
  return { value, text: isUsd ? formatUsd(value) : formatNumber(value) };
}

/** Every result, rounded and as text. */
export function shownImpact(impact: Impact): Readonly<Record<ResultName, ShownResult>> {
  const results = resultNames.map((name) => [name, shownResult(name, impact[name])]);
  return Object.fromEntries(results) as Record<ResultName, ShownResult>;
}

export const submitLabels = { idle: 'Calculate Impact', calculating: 'Calculating...' } as const;

export const successBanner = {
  title: 'Great Choice for the Environment!',
  text: 'Your switch to electric saves the planet and your wallet',
} as const;

/** Milliseconds; skipped under `prefers-reduced-motion`. */
export const timings = {
  calculatingMs: 1500,
  bannerMs: 3000,
  /** Duration of the fastest and of the slowest figure's count-up. */
  countUpMs: { min: 2000, max: 3000 },
} as const;
