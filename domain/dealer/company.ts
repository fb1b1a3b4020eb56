export interface ServiceOffering {
  /** Where searches for these lead (spec S5.24). */
  readonly id?: 'batteries' | 'custom';
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly price: string;
}

export interface Statistic {
  readonly figure: string;
  readonly label: string;
  readonly note?: string;
}

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly experience: string;
  readonly description: string;
}

export interface Review {
  readonly author: string;
  readonly headline: string;
  readonly reviewBody: string;
  readonly reviewRating: 1 | 2 | 3 | 4 | 5;
  readonly datePublished: string;
}
