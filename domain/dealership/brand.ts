export interface Benefit {
  readonly text: string;
  /** The feature, top speed or drive type of the models it is said of; of the brand as a whole where absent. */
  readonly feature?: string;
}

/** A series of a brand, as its card and its vehicles' descriptions tell it (spec S3.5). */
export interface Series {
  readonly title: string;
  readonly brand: string;
  /** As vehicles carry it: `"D5 Ranger Series"`. */
  readonly category: string;
  readonly description: string;
  readonly features: readonly [string, string, string];
  /** A sentence and features that hold for each of its models. */
  readonly everyModel: string;
  readonly everyModelHas: readonly string[];
  /** Ids of the models its card names, in order (spec S3.5). */
  readonly modelIds: readonly [string, ...string[]];
}

export function brandSeries(
  brand: Series['brand'],
  rows: readonly Omit<Series, 'brand'>[],
): readonly Series[] {
  return rows.map((row) => ({ brand, ...row }));
}

/** A heading and a sentence below it. */
export interface Reason {
  readonly title: string;
  readonly text: string;
}

/** A brand with a page of its own, which shows these things in this order (spec S3.3, S3.4). */
export interface Brand {
  readonly name: string;
  readonly slug: string;
  /** The beginning of the names of its group picture's files. */
  readonly picture: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly lead: string;
  /** The button that calls, where it does not say the number, and one that leads to its carts while some are in stock. */
  readonly call?: string;
  readonly toStock?: string;
  readonly strengths: Titled<readonly Reason[] | readonly Benefit[]>;
  readonly series: Titled<readonly Series[]>;
  /** Models with a card each, by id, and how many features a card names (spec S3.16). */
  readonly cards: Titled<readonly string[]> & {
    readonly features: number;
    /** Whether the ways to compare and to drive one are below the cards. */
    readonly hasButtons: boolean;
  };
  readonly reasons: Titled<readonly Reason[]>;
  readonly closing: Reason & { readonly isForTestDrive: boolean };
}

interface Titled<List> {
  readonly title: string;
  readonly list: List;
}
