import { formatUsdCents } from '../money.ts';
import { formatBriefly } from '../text/format-number.ts';
import {
  computeImpact,
  type ImpactInputs,
  impactConstants,
  milesOf,
  type ResultName,
  usageMultipliers,
} from './eco-impact.ts';
import { resultLabels, usageLabels, yearsLabel } from './impact-result.ts';

/** "How we figured it": each formula of spec S12.4 with its figures filled in. */
export function working(inputs: ImpactInputs) {
  const at = impactConstants;
  const { mpg = at.gasMilesPerGallon, gasPrice = at.gasUsdPerGallon } = inputs;
  const impact = computeImpact(inputs);
  const miles = `${formatBriefly(milesOf(inputs))} miles`;
  const gallons = `${formatBriefly(impact.fuelSaved)} gallons`;
  const co2 = `${formatBriefly(impact.co2Saved)} lbs`;
  const gas = formatUsdCents(impact.costSaved);
  const electric = formatUsdCents(impact.electricCost);
  const usage = `${usageMultipliers[inputs.usageType]} (${usageLabels[inputs.usageType].toLowerCase()} use)`;
  const steps = {
    fuelSaved: `${miles} ÷ ${formatBriefly(mpg)} miles per gallon = ${gallons}`,
    co2Saved: `${gallons} × ${at.co2LbsPerGallon} lbs per gallon = ${co2}`,
    costSaved: `${gallons} × ${formatUsdCents(gasPrice)} per gallon = ${gas}`,
    electricCost: `${miles} × ${at.kwhPerMile} kWh per mile × ${formatUsdCents(at.electricityUsdPerKwh)} per kWh = ${electric}`,
    netSavings: `${gas} − ${electric} = ${formatUsdCents(impact.netSavings)}`,
    treesEquivalent: `${co2} ÷ ${formatBriefly(at.lbsPerTon)} lbs per ton × ${at.treesPerTonOfCo2} trees per ton = ${formatBriefly(impact.treesEquivalent)} trees`,
  } satisfies Record<ResultName, string>;
  return [
    {
      label: 'Miles driven',
      text: `${formatBriefly(inputs.milesPerWeek)} miles a week × ${at.weeksPerYear} weeks × ${yearsLabel(inputs.years)} × ${usage} = ${miles}`,
    },
    ...Object.entries(steps).map(([name, text]) => ({
      label: resultLabels[name as ResultName].label,
      text,
    })),
  ];
}

/** Explains why the shown steps may differ in the last digit. */
export const workingNote =
  'Steps are shown to two decimals but calculated without rounding; only the results are rounded.';
