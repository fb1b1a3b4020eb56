import type { CalendarDate } from '../../new-york-time.ts';

/** The description of a field of a vehicle; `vehicle-fields.ts` has one entry for each. */

export type SpecificationValue = string | number | boolean;

/** The type of each kind of field. The stock import has one parser for each kind. */
export interface FieldValues {
  /** Lower case letters, digits and `+ . _ -`. */
  readonly id: string;
  /** One line of text. */
  readonly line: string;
  /** Text with line breaks. */
  readonly text: string;
  /** An http(s) address. */
  readonly address: string;
  /** Paths on this site or http(s) addresses. */
  readonly pictures: readonly string[];
  readonly list: readonly string[];
  readonly specifications: Readonly<Record<string, SpecificationValue>>;
  /** US dollars, whole or with cents. */
  readonly dollars: number;
  /** Whole miles. */
  readonly miles: number;
  readonly year: number;
  /** A day of New York's calendar, `YYYY-MM-DD`. */
  readonly day: CalendarDate;
  /** 17 characters, upper case. */
  readonly vin: string;
  /** The id of a showroom, or the dealer's own words. */
  readonly place: string;
  readonly flag: boolean;
}

interface FieldCommon {
  /** Name of the field for a visitor and for the staff: `"Stock number"`. */
  readonly label: string;
  /** Its meaning, for `inventory fields`: one line without a full stop. */
  readonly meaning: string;
  /** Every vehicle has it; all other fields may be absent. */
  readonly required?: true;
  /**
   * Column headings that mean this field, besides its own name: letters and digits in lower case,
   * `number` for `#`. Where several columns are filled, the heading named first counts.
   */
  readonly headings: string;
  /**
   * Given to anybody, by the API and on the page of the vehicle: in its table of specifications, or
   * wherever the page has a place for it. Absent: for the staff alone.
   */
  readonly published?: 'table' | 'page';
}

/** Words for yes and no besides those that every flag has, as `Choices` has them for a value. */
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
        /** Words, separated by commas, that say nothing about this field: it stays unknown. */
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

/** The object that a table of fields describes. */
export type RecordOf<Fields> = {
  readonly [Name in RequiredOf<Fields>]: ValueOf<Fields[Name]>;
} & {
  readonly [Name in Exclude<keyof Fields, RequiredOf<Fields>>]?: ValueOf<Fields[Name]>;
};
