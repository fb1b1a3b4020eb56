import { type ImpactInputs, impactConstants, timeFrames, usageTypes } from './eco-impact.ts';

export const impactFields = ['milesPerWeek', 'usageType', 'years', 'mpg', 'gasPrice'] as const;
export type ImpactField = (typeof impactFields)[number];

type ImpactValues = Readonly<Record<ImpactField, string>>;

export const defaultImpactValues: ImpactValues = {
  milesPerWeek: '100',
  usageType: 'recreational',
  years: '1',
  mpg: '',
  gasPrice: '',
};

/** A first visit has neither inputs nor errors. */
export interface ImpactEntry {
  readonly values: ImpactValues;
  readonly inputs?: ImpactInputs;
  readonly errors: Readonly<Partial<Record<ImpactField, string>>>;
}

/** The form's 1 to 500 miles a week are a hint (spec S12.2). */
const figures = {
  milesPerWeek: { min: 0, max: 1e9, message: 'Enter the miles driven in a week, such as 100' },
  mpg: { min: 1, max: 200, message: 'Enter 1 to 200 miles per gallon, or leave it empty' },
  gasPrice: {
    min: 0.1,
    max: 20,
    message: 'Enter a price in dollars up to 20, such as 3.50, or leave it empty',
  },
} as const;

const messages: Readonly<Record<ImpactField, string>> = {
  milesPerWeek: figures.milesPerWeek.message,
  usageType: 'Choose how the cart is used',
  years: 'Choose 1, 3, 5, or 10 years',
  mpg: figures.mpg.message,
  gasPrice: figures.gasPrice.message,
};

/** The first of repeated parameters counts; a missing choice is the default. */
export function parseImpactInputs(parameters: Pick<URLSearchParams, 'get'>): ImpactEntry {
  if (impactFields.every((field) => parameters.get(field) === null)) {
    return { values: defaultImpactValues, errors: {} };
  }
  const text = (field: ImpactField) => (parameters.get(field) ?? '').trim();
  const values: ImpactValues = {
    milesPerWeek: text('milesPerWeek'),
    usageType: parameters.get('usageType') ?? defaultImpactValues.usageType,
    years: parameters.get('years') ?? defaultImpactValues.years,
    mpg: text('mpg'),
    gasPrice: text('gasPrice'),
  };
  const { gasMilesPerGallon, gasUsdPerGallon } = impactConstants;
  const milesPerWeek = parseFigure('milesPerWeek', values.milesPerWeek);
  const usageType = usageTypes.find((type) => type === values.usageType);
  const years = timeFrames.find((frame) => String(frame) === values.years);
  const mpg = values.mpg === '' ? gasMilesPerGallon : parseFigure('mpg', values.mpg);
  const gasPrice =
    values.gasPrice === '' ? gasUsdPerGallon : parseFigure('gasPrice', values.gasPrice);
  if (milesPerWeek === undefined || !usageType || !years || !mpg || !gasPrice) {
    const read = { milesPerWeek, usageType, years, mpg, gasPrice };
    const wrong = impactFields.filter((field) => read[field] === undefined);
    return { values, errors: Object.fromEntries(wrong.map((field) => [field, messages[field]])) };
  }
  return { values, errors: {}, inputs: { milesPerWeek, usageType, years, mpg, gasPrice } };
}

/** Without thousands separators, hexadecimals and `Infinity`, as a number field. */
const decimalNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

function parseFigure(name: keyof typeof figures, text: string): number | undefined {
  const { min, max } = figures[name];
  const figure = decimalNumber.test(text) ? Number(text) : Number.NaN;
  // Adding zero turns -0 into 0.
  return figure >= min && figure <= max ? figure + 0 : undefined;
}
