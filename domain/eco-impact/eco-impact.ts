/**
 * What an electric cart saves compared with a gas cart, or with what the visitor drives: the constants
 * and formulas of spec S12.3, S12.4. This module is sent to the browser, so it holds rules and no content.
 */

export const impactConstants = {
  /** Pounds of CO2 from a gallon of gasoline. */
  co2LbsPerGallon: 19.6,
  gasMilesPerGallon: 15,
  gasUsdPerGallon: 3.5,
  electricityUsdPerKwh: 0.12,
  kwhPerMile: 0.15,
  treesPerTonOfCo2: 16.5,
  lbsPerTon: 2000,
  weeksPerYear: 52,
} as const;

export const usageTypes = ['recreational', 'residential', 'commercial', 'golf_course'] as const;
export type UsageType = (typeof usageTypes)[number];

/** Factor on the miles driven. */
export const usageMultipliers: Readonly<Record<UsageType, number>> = {
  recreational: 1,
  residential: 1.2,
  commercial: 2,
  golf_course: 2.5,
};

/** In years. */
export const timeFrames = [1, 3, 5, 10] as const;
export type TimeFrame = (typeof timeFrames)[number];

export interface ImpactInputs {
  /** Zero or more. */
  readonly milesPerWeek: number;
  readonly usageType: UsageType;
  readonly years: TimeFrame;
  /** Miles per gallon of what the visitor drives; a gas cart's without it. */
  readonly mpg?: number;
  /** US dollars the visitor pays for a gallon; {@link impactConstants} without it. */
  readonly gasPrice?: number;
}

/** In the order they are shown. */
export const resultNames = [
  'co2Saved',
  'fuelSaved',
  'costSaved',
  'treesEquivalent',
  'electricCost',
  'netSavings',
] as const;
export type ResultName = (typeof resultNames)[number];

/**
 * Over the whole time frame, unrounded: `co2Saved` in pounds, `fuelSaved` in gallons, `costSaved`
 * (the gasoline not bought), `electricCost` and `netSavings` in US dollars, `treesEquivalent` in
 * trees.
 */
export type Impact = Readonly<Record<ResultName, number>>;

/** Miles over the whole time frame, usage multiplier included. */
export function milesOf({ milesPerWeek, usageType, years }: ImpactInputs): number {
  return milesPerWeek * impactConstants.weeksPerYear * years * usageMultipliers[usageType];
}

/** The savings of these inputs (spec S12.4). */
export function computeImpact(inputs: ImpactInputs): Impact {
  const at = impactConstants;
  const miles = milesOf(inputs);
  const { mpg = at.gasMilesPerGallon, gasPrice = at.gasUsdPerGallon } = inputs;
  const fuelSaved = miles / mpg;
  const co2Saved = fuelSaved * at.co2LbsPerGallon;
  const costSaved = fuelSaved * gasPrice;
  const electricCost = miles * at.kwhPerMile * at.electricityUsdPerKwh;
  return {
    co2Saved,
    fuelSaved,
    costSaved,
    treesEquivalent: (co2Saved / at.lbsPerTon) * at.treesPerTonOfCo2,
    electricCost,
    netSavings: costSaved - electricCost,
  };
}
