import { formatUsd } from '../money.ts';
import { formatNumber } from '../text/format-number.ts';
import { type ResultName, resultNames, type TimeFrame, type UsageType } from './eco-impact.ts';

export const usageLabels: Readonly<Record<UsageType, string>> = {
  recreational: 'Recreational',
  residential: 'Residential',
  commercial: 'Commercial',
  golf_course: 'Golf course',
};

export function yearsLabel(years: TimeFrame): string {
  return years === 1 ? '1 year' : `${years} years`;
}

export function resultHeader(years: TimeFrame): string {
  return `Environmental Impact Over ${years} ${years === 1 ? 'Year' : 'Years'}`;
}

/** Without a unit: US dollars. */
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

/** Trees to one decimal, everything else whole (spec S12.5). */
export function shownResult(name: ResultName, amount: number) {
  if (name === 'treesEquivalent') {
    const value = Math.round(amount * 10) / 10;
    return { value, text: formatNumber(value, 1) };
  }
  const value = Math.round(amount);
  const isUsd = resultLabels[name].unit === undefined;
  return { value, text: isUsd ? formatUsd(value) : formatNumber(value) };
}

export function resultSentence(impact: Readonly<Record<ResultName, number>>, years: TimeFrame) {
  const parts = resultNames.map((name) => {
    const { label, unit = '' } = resultLabels[name];
    return `${label} ${shownResult(name, impact[name]).text} ${unit}`.trim();
  });
  return `Calculated over ${yearsLabel(years)}: ${parts.join(', ')}.`;
}

/** Milliseconds (spec S12.6), skipped under `prefers-reduced-motion`. */
export const timings = {
  calculatingMs: 1500,
  bannerMs: 3000,
  countUpMs: { min: 2000, max: 3000 },
} as const;
