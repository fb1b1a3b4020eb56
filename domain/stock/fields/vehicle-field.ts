import type { CalendarDate } from '../../new-york-time.ts';

export type SpecificationValue = string | number | boolean;

export interface FieldValues {
  /** Lower case letters, digits and `+ . _ -`. */
  readonly id: string;
  readonly line: string;
  readonly text: string;
  readonly address: string;
  readonly pictures: readonly string[];
  readonly list: readonly string[];
  readonly specifications: Readonly<Record<string, SpecificationValue>>;
  readonly dollars: number;
  readonly miles: number;
  readonly year: number;
  /** `YYYY-MM-DD` in New York. */
  readonly day: CalendarDate;
  readonly vin: string;
  /** Showroom id, or the dealer's own words. */
  readonly place: string;
  readonly flag: boolean;
}

interface FieldCommon {
  readonly label: string;
  readonly meaning: string;
  readonly required?: true;
  /** Lower-case letters and digits, `number` for `#`; the first named wins among filled columns. */
  readonly headings: string;
  /** Absent: for the staff alone. */
  readonly published?: 'table' | 'page';
}

export type VehicleField = FieldCommon &
  (
    | { readonly kind: Exclude<keyof FieldValues, 'flag'> }
    | { readonly kind: 'flag'; readonly words?: { readonly true: string; readonly false: string } }
    | {
        readonly kind: 'choice';
        /** Comma-separated phrases for each value; a cell of other words is unreadable. */
        readonly choices: Readonly<Record<string, string>>;
        /** Comma-separated words that leave the field unknown. */
        readonly ignoredWords?: string;
      }
  );

type ValueOf<Field> = Field extends { readonly choices: infer Choices }
  ? Extract<keyof Choices, string>
  : Field extends { readonly kind: infer Kind extends keyof FieldValues }
    ? FieldValues[Kind]
    : never;

type RequiredOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly required: true } ? Name : never;
}[keyof Fields];

export type RecordOf<Fields> = { readonly [Name in RequiredOf<Fields>]: ValueOf<Fields[Name]> } & {
  readonly [Name in Exclude<keyof Fields, RequiredOf<Fields>>]?: ValueOf<Fields[Name]>;
};
