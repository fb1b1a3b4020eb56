/** What a customer wrote about us (spec S1.8). */
export interface Review {
  readonly author: string;
  readonly headline: string;
  readonly reviewBody: string;
  /** 1 to 5. */
  readonly reviewRating: 1 | 2 | 3 | 4 | 5;
  /** ISO date. */
  readonly datePublished: string;
}

/** Real reviews only, with their authors' consent. None yet: then none is shown anywhere. */
export const reviews: readonly Review[] = [];
