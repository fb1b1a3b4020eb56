import type { CalendarDate } from '../../new-york-time.ts';

export type SpecificationValue = string | number | boolean;

/** The stock import has one parser for each kind. */
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
  /** A day of New York's calendar, `YYYY-MM-DD`. */
  readonly day: CalendarDate;
  readonly vin: string;
  /** The id of a showroom, or the dealer's own words. */
  readonly place: string;
  readonly flag: boolean;
}

interface FieldCommon {
  readonly label: string;
  readonly meaning: string;
  /** Every vehicle has it; all other fields may be absent. */
  readonly required?: true;
  /**
   * Headings besides its own name: lower-case letters and digits, `number` for `#`. Of several
   * filled columns, the heading named first counts.
   */
  readonly headings: string;
  /** Where the API and the vehicle's page show it; absent: for the staff alone. */
  readonly published?: 'table' | 'page';
}

/** Besides the words that every flag has. */
interface FlagWords {
  readonly true: string;
  readonly false: string;
}

export type VehicleField = FieldCommon &
  (
    | { readonly kind: Exclude<keyof FieldValues, 'flag'> }
    | { readonly kind: 'flag'; readonly words?: FlagWords }
    | {
        readonly kind: 'choice';
        /**
         * Each value with the words for it in files, separated by commas. They count wherever they
         * stand in a cell ("sold 10/3"), if they mean one value.
         */
        readonly choices: Readonly<Record<string, string>>;
        /** Words, separated by commas, that leave the field unknown. */
        readonly unsaid?: string;
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

export type RecordOf<Fields> = {
  readonly [Name in RequiredOf<Fields>]: ValueOf<Fields[Name]>;
} & {
  readonly [Name in Exclude<keyof Fields, RequiredOf<Fields>>]?: ValueOf<Fields[Name]>;
};
