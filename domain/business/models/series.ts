/** Something good of a brand. */
export interface Benefit {
  readonly text: string;
  /** The feature, top speed or drive type of the models it is said of; of the brand as a whole where absent. */
  readonly feature?: string;
}

/** A series of a brand, as its card and its vehicles' descriptions tell it (spec S3.5). */
export interface Series {
  readonly title: string;
  readonly brand: 'Denago' | 'Evolution';
  /** As vehicles carry it: `"D5 Ranger Series"`. */
  readonly category: string;
  readonly description: string;
  readonly features: readonly [string, string, string];
  /** What holds for each of its models, whatever its seats and stance: a sentence, and features. */
  readonly everyModel: string;
  readonly everyModelHas: readonly string[];
  /** Ids of the models its card names, in order (spec S3.5). */
  readonly modelIds: readonly [string, ...string[]];
}

/** The series of one brand. */
export function brandSeries(
  brand: Series['brand'],
  rows: readonly Omit<Series, 'brand'>[],
): readonly Series[] {
  return rows.map((row) => ({ brand, ...row }));
}
