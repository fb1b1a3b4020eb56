/** A customer's review (spec S1.8). */
export interface Review {
  readonly author: string;
  readonly headline: string;
  readonly reviewBody: string;
  /** 1 to 5. */
  readonly reviewRating: 1 | 2 | 3 | 4 | 5;
  /** ISO date. */
  readonly datePublished: string;
}

/** Real reviews, published with their authors' consent. While there are none, none is shown. */
export const reviews: readonly Review[] = [];
