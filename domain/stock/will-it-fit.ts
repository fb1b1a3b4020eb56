import type { SpecificationValue, Vehicle } from './vehicle.ts';

export interface SizeIn {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Inches to spare below which the fit is tight. */
const tightUnderIn = 4;

const feet = /^(\d{1,3}(?:\.\d{1,3})?)\s*(?:'|′|’|ft\.?|feet|foot)?$/i;
const feetAndInches =
  /^(\d{1,3})\s*(?:'|′|’|ft\.?|feet|foot|-)\s*(\d{1,2}(?:\.\d{1,2})?)\s*(?:"|″|”|''|in\.?|inch(?:es)?)?$/i;
const inches = /^(\d{1,4}(?:\.\d{1,2})?)\s*(?:"|″|”|''|in\.?|inch(?:es)?)$/i;

/** Inches of `"6.5"`, `6'11"`, `"6 ft 11"`, `83 in`. */
export function readLength(text: string): number | undefined {
  const typed = text.trim();
  const both = feetAndInches.exec(typed);
  const length = both
    ? Number(both[1]) * 12 + Number(both[2])
    : (Number(feet.exec(typed)?.[1]) || 0) * 12 || Number(inches.exec(typed)?.[1]) || 0;
  return length > 0 ? length : undefined;
}

export function formatLength(inchesLong: number): string {
  const whole = Math.floor(inchesLong / 12);
  const rest = Math.round((inchesLong - whole * 12) * 10) / 10;
  return rest === 0 ? `${whole}'` : `${whole}'${rest}"`;
}

/** A number is inches; `undefined` for unreadable text. */
export function inchesOf(value: SpecificationValue | undefined): number | undefined {
  return typeof value === 'number' ? value : readLength(String(value ?? ''));
}

export type KnownSizes = Partial<SizeIn>;

export function sizesOf({ specifications }: Pick<Vehicle, 'specifications'>): KnownSizes {
  const { length, width, height } = specifications;
  const [long, wide, high] = [length, width, height].map((size) => inchesOf(size) || undefined);
  return { length: long, width: wide, height: high };
}

export const fitFields = ['doorWidth', 'doorHeight', 'depth'] as const;
export type FitField = (typeof fitFields)[number];
export type FitValues = Readonly<Record<FitField, string>>;

export function readFitValues(params: URLSearchParams): FitValues {
  const value = (name: FitField) => (params.get(name) ?? '').slice(0, 20);
  return { doorWidth: value('doorWidth'), doorHeight: value('doorHeight'), depth: value('depth') };
}

export interface FitMeasure {
  readonly name: FitField;
  readonly label: string;
  readonly has: number;
  readonly spare: number;
}

type Fit =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'unreadable'; readonly fields: readonly FitField[] }
  | {
      readonly kind: 'answer';
      readonly fits: 'yes' | 'tight' | 'no';
      readonly measures: readonly FitMeasure[];
      readonly unchecked: readonly FitField[];
    };

export const fitLabels: Readonly<Record<FitField, string>> = {
  doorWidth: 'Door width',
  doorHeight: 'Door height',
  depth: 'Depth inside',
};

export const sizeFor: Readonly<Record<FitField, keyof SizeIn>> = {
  doorWidth: 'width',
  doorHeight: 'height',
  depth: 'length',
};

export function fitFieldsOf(size: KnownSizes): readonly FitField[] {
  return fitFields.filter((name) => size[sizeFor[name]] !== undefined);
}

export function willItFit(size: KnownSizes, values: FitValues): Fit {
  const typed = fitFieldsOf(size).filter((name) => values[name].trim() !== '');
  if (typed.length === 0) return { kind: 'unasked' };
  const unreadable = typed.filter((name) => readLength(values[name]) === undefined);
  if (unreadable.length > 0) return { kind: 'unreadable', fields: unreadable };
  const measures = typed.map((name) => {
    const has = readLength(values[name]) ?? 0;
    return { name, label: fitLabels[name], has, spare: has - (size[sizeFor[name]] ?? 0) };
  });
  const tightest = Math.min(...measures.map(({ spare }) => spare));
  const fits = tightest < 0 ? 'no' : tightest < tightUnderIn ? 'tight' : 'yes';
  const unchecked = fitFieldsOf(size).filter((name) => !typed.includes(name));
  return { kind: 'answer', fits, measures, unchecked };
}
