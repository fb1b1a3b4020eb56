import type { Statistic } from '../dealer/company.ts';
import { formatUsd } from '../money.ts';
import { titledTexts } from '../text/wording.ts';
import { computeImpact, impactConstants } from './eco-impact.ts';

const { co2LbsPerGallon, treesPerTonOfCo2, kwhPerMile } = impactConstants;

const gasUsdPerMile = impactConstants.gasUsdPerGallon / impactConstants.gasMilesPerGallon;
const electricUsdPerMile = kwhPerMile * impactConstants.electricityUsdPerKwh;

/** `0.018` → `"1.8¢"`. */
function formatCents(dollars: number): string {
  return `${(dollars * 100).toFixed(1)}¢`;
}

export const electricCards = titledTexts({
  'Zero Emissions': 'An electric cart has no tailpipe, so no exhaust while you drive.',
  'Energy Efficient': `A mile takes ${kwhPerMile} kWh: ${formatCents(electricUsdPerMile)} of electricity.`,
  'Forest Protection': `We count each ton of CO₂ avoided as ${treesPerTonOfCo2} trees.`,
  'Sustainable Materials':
    'No engine oil, oil filters, or spark plugs to replace, and batteries that can be recycled.',
  'Climate Action': `Each gallon of gasoline saved keeps ${co2LbsPerGallon} lbs of CO₂ out of the air.`,
  'Clean Air':
    'Park it at the campsite, in the garage, or under a bedroom window: no one breathes fumes.',
});

/** Specified average (spec S12.7). */
export const claimedAnnualSavingsUsd = 1200;

export function milesPerWeekForSavings(annualUsd: number): number {
  const perWeeklyMile = computeImpact({ milesPerWeek: 1, usageType: 'recreational', years: 1 });
  return annualUsd / perWeeklyMile.netSavings;
}

export const electricFacts: readonly Statistic[] = [
  { figure: '90%', label: 'Electric motor efficiency, versus 25% for a gas engine' },
  {
    figure: `${formatUsd(claimedAnnualSavingsUsd)}+`,
    label: 'Average annual savings',
    note: `At ${Math.ceil(milesPerWeekForSavings(claimedAnnualSavingsUsd))} miles a week or more of recreational use.`,
  },
  { figure: `${co2LbsPerGallon} lbs`, label: 'Of CO₂ from each gallon of gasoline' },
  {
    figure: formatCents(electricUsdPerMile),
    label: `Of electricity per mile, versus ${formatCents(gasUsdPerMile)} of gasoline`,
  },
];
