/** A series of a brand, as its card and its vehicles' descriptions tell it (specification 000 §3). */
export interface Series {
  readonly title: string;
  readonly brand: 'Denago' | 'Evolution';
  /** As vehicles carry it: `"D5 Ranger Series"`. */
  readonly category: string;
  readonly description: string;
  readonly features: readonly [string, string, string];
  /** Ids of the models its card names, in the specification's order. */
  readonly modelIds: readonly [string, ...string[]];
}
