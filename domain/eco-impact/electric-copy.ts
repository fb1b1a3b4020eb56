import { formatUsd } from '../money.ts';
import { computeImpact, impactConstants } from './eco-impact.ts';

/** What `/eco-impact` says besides the calculator; server only (spec S12.1). */

export interface ElectricCard {
  readonly title: string;
  readonly text: string;
}

export interface ElectricFact {
  readonly value: string;
  readonly label: string;
  /** Under which conditions it holds. */
  readonly note?: string;
}

const { co2LbsPerGallon, treesPerTonOfCo2, kwhPerMile } = impactConstants;

/** US dollars of energy for one mile. */
const gasUsdPerMile = impactConstants.gasUsdPerGallon / impactConstants.gasMilesPerGallon;
const electricUsdPerMile = kwhPerMile * impactConstants.electricityUsdPerKwh;

/** `0.018` → `"1.8¢"`. */
function formatCents(dollars: number): string {
  return `${(dollars * 100).toFixed(1)}¢`;
}

/** The "Why Choose Electric?" grid. */
export const electricCards: readonly ElectricCard[] = [
  {
    title: 'Zero Emissions',
    text: 'No tailpipe: the cart itself gives off nothing while it drives.',
  },
  {
    title: 'Energy Efficient',
    text: `${kwhPerMile} kWh moves a cart a mile, for ${formatCents(electricUsdPerMile)} of electricity.`,
  },
  {
    title: 'Forest Protection',
    text: `We count ${treesPerTonOfCo2} trees for every ton of CO₂ that a cart does not give off.`,
  },
  {
    title: 'Sustainable Materials',
    text: 'No engine oil, oil filters or spark plugs to replace, and batteries that can be recycled.',
  },
  {
    title: 'Climate Action',
    text: `Each gallon of gasoline left unburned keeps ${co2LbsPerGallon} lbs of CO₂ out of the air.`,
  },
  {
    title: 'Clean Air',
    text: 'No exhaust at the campsite, in the garage or under the bedroom window.',
  },
];

/** Quoted on the page as an average (spec S12.7), in US dollars a year. */
const claimedAnnualSavingsUsd = 1200;

/** Miles a week of recreational use from which a year's net savings reach an amount in dollars. */
export function milesPerWeekForSavings(annualUsd: number): number {
  const perWeeklyMile = computeImpact({ milesPerWeek: 1, usageType: 'recreational', years: 1 });
  return annualUsd / perWeeklyMile.netSavings;
}

/** The "Environmental Facts" row. */
export const electricFacts: readonly ElectricFact[] = [
  { value: '90%', label: 'Electric motor efficiency, against 25% for a gas engine' },
  {
    value: `${formatUsd(claimedAnnualSavingsUsd)}+`,
    label: 'Average annual savings',
    note: `Holds from ${Math.ceil(milesPerWeekForSavings(claimedAnnualSavingsUsd))} miles a week of recreational use.`,
  },
  { value: `${co2LbsPerGallon} lbs`, label: 'Of CO₂ from every gallon of gasoline' },
  {
    value: formatCents(electricUsdPerMile),
    label: `Of electricity a mile, against ${formatCents(gasUsdPerMile)} of gasoline`,
  },
];
