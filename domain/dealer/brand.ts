export interface Benefit {
  readonly text: string;
  /** Feature, top speed or drive type of its models; absent: of the whole brand. */
  readonly feature?: string;
}

export interface Series {
  readonly title: string;
  readonly brand: string;
  /** As vehicles carry it: `"D5 Ranger Series"`. */
  readonly category: string;
  readonly description: string;
  readonly features: readonly [string, string, string];
  readonly everyModel: string;
  readonly everyModelHas: readonly string[];
  readonly modelIds: readonly [string, ...string[]];
}

export function brandSeries(
  brand: Series['brand'],
  rows: readonly Omit<Series, 'brand'>[],
): readonly Series[] {
  return rows.map((row) => ({ brand, ...row }));
}

export interface Reason {
  readonly title: string;
  readonly text: string;
}

/** In the page's order (spec S3.3, S3.4). */
export interface Brand {
  readonly name: string;
  readonly slug: string;
  /** Beginning of the group picture's file names. */
  readonly picture: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly lead: string;
  /** Button labels: the call (default: the number), and the carts in stock. */
  readonly call?: string;
  readonly toStock?: string;
  readonly strengths: Titled<readonly Reason[] | readonly Benefit[]>;
  readonly series: Titled<readonly Series[]>;
  /** By id. */
  readonly cards: Titled<readonly string[]>;
  readonly reasons: Titled<readonly Reason[]>;
  readonly closing: Reason & { readonly isForTestDrive: boolean };
}

interface Titled<List> {
  readonly title: string;
  readonly list: List;
}
