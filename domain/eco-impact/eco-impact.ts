/** In the browser too (spec S12.3, S12.4). */
export const impactConstants = {
  co2LbsPerGallon: 19.6,
  gasMilesPerGallon: 15,
  gasUsdPerGallon: 3.5,
  electricityUsdPerKwh: 0.12,
  kwhPerMile: 0.15,
  treesPerTonOfCo2: 16.5,
  lbsPerTon: 2000,
  weeksPerYear: 52,
} as const;

const usageMultipliers = {
  recreational: 1,
  residential: 1.2,
  commercial: 2,
  golf_course: 2.5,
} as const;

export type UsageType = keyof typeof usageMultipliers;
export const usageTypes = Object.keys(usageMultipliers) as UsageType[];

export const timeFrames = [1, 3, 5, 10] as const;
export type TimeFrame = (typeof timeFrames)[number];

export interface ImpactInputs {
  readonly milesPerWeek: number;
  readonly usageType: UsageType;
  readonly years: TimeFrame;
  /** Of the replaced vehicle; default: a gas cart. */
  readonly mpg?: number;
  /** US dollars a gallon. */
  readonly gasPrice?: number;
}

export const resultNames = [
  'co2Saved',
  'fuelSaved',
  'costSaved',
  'treesEquivalent',
  'electricCost',
  'netSavings',
] as const;
export type ResultName = (typeof resultNames)[number];

/** Unrounded, over the whole time frame, in pounds, gallons and US dollars. */
type Impact = Readonly<Record<ResultName, number>>;

export function computeImpact(inputs: ImpactInputs): Impact {
  const at = impactConstants;
  const { milesPerWeek, usageType, years } = inputs;
  const { mpg = at.gasMilesPerGallon, gasPrice = at.gasUsdPerGallon } = inputs;
  const miles = milesPerWeek * at.weeksPerYear * years * usageMultipliers[usageType];
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
