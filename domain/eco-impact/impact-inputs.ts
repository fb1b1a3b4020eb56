import {
  computeImpact,
  type ImpactInputs,
  type TimeFrame,
  timeFrames,
  type UsageType,
  usageTypes,
} from './eco-impact.ts';

export const impactFields = ['milesPerWeek', 'usageType', 'years', 'mpg', 'gasPrice'] as const;
export type ImpactField = (typeof impactFields)[number];

/** Form fields as text, as typed or chosen. */
export type ImpactValues = Readonly<Record<ImpactField, string>>;

/** The form on a first visit. */
export const defaultImpactValues: ImpactValues = {
  milesPerWeek: '100',
  usageType: 'recreational',
  years: '1',
  mpg: '',
  gasPrice: '',
};

/** The number field's limits; outside them the calculator still answers (spec S12.2). */
export const milesPerWeekLimits = { min: 1, max: 500 } as const;

/** Miles per gallon and dollars a gallon that are counted with; others are refused (spec S12.9). */
export const ownFigureLimits = {
  mpg: { min: 1, max: 200 },
  gasPrice: { min: 0.1, max: 20 },
} as const;

export type ImpactErrors = Readonly<Partial<Record<ImpactField, string>>>;

/** `values` is always what the form shows, so that an error in one field clears no other. */
export type ParsedImpact =
  | { readonly kind: 'first-visit'; readonly values: ImpactValues }
  | {
      readonly kind: 'valid';
      readonly values: ImpactValues;
      readonly inputs: ImpactInputs;
      /** A note under the field when the figure is outside its limits. */
      readonly unusual?: string;
    }
  | { readonly kind: 'invalid'; readonly values: ImpactValues; readonly errors: ImpactErrors };

/**
 * Reads the calculator's inputs from an address or a form. The first of repeated parameters counts;
 * a missing choice takes the default; without any parameter it is a first visit.
 */
export function parseImpactInputs(parameters: Pick<URLSearchParams, 'get'>): ParsedImpact {
  const texts = impactFields.map((field) => parameters.get(field));
  if (texts.every((text) => text === null)) {
    return { kind: 'first-visit', values: defaultImpactValues };
  }
  const [miles, usage, frame, mpgText, priceText] = texts;
  const values: ImpactValues = {
    milesPerWeek: (miles ?? '').trim(),
    usageType: usage ?? defaultImpactValues.usageType,
    years: frame ?? defaultImpactValues.years,
    mpg: (mpgText ?? '').trim(),
    gasPrice: (priceText ?? '').trim(),
  };
  const milesPerWeek = parseMiles(values.milesPerWeek);
  const usageType = usageTypes.find((type): type is UsageType => type === values.usageType);
  const years = timeFrames.find((years): years is TimeFrame => String(years) === values.years);
  const mpg = parseOwnFigure('mpg', values.mpg);
  const gasPrice = parseOwnFigure('gasPrice', values.gasPrice);
  if (
    typeof milesPerWeek === 'number' &&
    usageType !== undefined &&
    years !== undefined &&
    typeof mpg !== 'string' &&
    typeof gasPrice !== 'string'
  ) {
    const inputs = { milesPerWeek, usageType, years, mpg, gasPrice };
    return canCount(inputs)
      ? { kind: 'valid', values, inputs, unusual: unusualNote(milesPerWeek) }
      : { kind: 'invalid', values, errors: { milesPerWeek: messages.tooLarge } };
  }
  const errors: Partial<Record<ImpactField, string>> = {};
  if (typeof milesPerWeek === 'string') errors.milesPerWeek = milesPerWeek;
  if (usageType === undefined) errors.usageType = messages.usageType;
  if (years === undefined) errors.years = messages.years;
  if (typeof mpg === 'string') errors.mpg = mpg;
  if (typeof gasPrice === 'string') errors.gasPrice = gasPrice;
  return { kind: 'invalid', values, errors };
}

const messages = {
  empty: 'Enter the miles driven in a week',
  unreadable: 'Enter the miles as a number, such as 100',
  negative: 'Miles per week cannot be less than zero',
  tooLarge: 'That is more miles than this calculator can count',
  usageType: 'Choose how the cart is used',
  years: `Choose ${timeFrames.slice(0, -1).join(', ')} or ${timeFrames.at(-1)} years`,
  mpg: `Enter ${ownFigureLimits.mpg.min} to ${ownFigureLimits.mpg.max} miles per gallon, or leave it empty`,
  gasPrice: `Enter a price in dollars up to ${ownFigureLimits.gasPrice.max}, such as 3.50, or leave it empty`,
} as const;

/** As a number field sends it: no thousands separators, hexadecimals or `Infinity`. */
const decimalNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Miles, or the error message. */
function parseMiles(text: string): number | string {
  if (text === '') return messages.empty;
  const miles = decimalNumber.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(miles)) return messages.unreadable;
  // Adding zero turns -0 into 0, which is shown without a sign.
  return miles < 0 ? messages.negative : miles + 0;
}

/** The figure, `undefined` where the field is empty, or the error message. */
function parseOwnFigure(name: keyof typeof ownFigureLimits, text: string) {
  if (text === '') return undefined;
  const { min, max } = ownFigureLimits[name];
  const figure = decimalNumber.test(text) ? Number(text) : Number.NaN;
  return figure >= min && figure <= max ? figure : messages[name];
}

/** Above `MAX_SAFE_INTEGER` whole pounds and dollars are no longer exact. */
function canCount(inputs: ImpactInputs): boolean {
  return Object.values(computeImpact(inputs)).every((value) => value <= Number.MAX_SAFE_INTEGER);
}

function unusualNote(milesPerWeek: number): string | undefined {
  const { min, max } = milesPerWeekLimits;
  if (milesPerWeek >= min && milesPerWeek <= max) return undefined;
  return `Most carts are driven ${min} to ${max} miles a week. Please check this figure.`;
}
