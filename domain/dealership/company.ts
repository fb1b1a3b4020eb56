/** The shapes of what a dealer says of itself. */

export interface Statistic {
  readonly figure: string;
  readonly label: string;
  /** The condition under which it holds. */
  readonly note?: string;
}

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly experience: string;
  readonly description: string;
}

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
