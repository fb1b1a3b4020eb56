import type { Phone } from './showroom.ts';

export interface Business {
  readonly name: string;
  readonly shortName: string;
  readonly phone: Phone;
  readonly email: string;
  readonly founded: number;
  readonly yearsClaim: string;
  readonly customersClaim: string;
  readonly counties: readonly string[];
  readonly state: string;
  /** In a sentence, in a title, as an adjective. */
  readonly area: string;
  readonly areaTitle: string;
  readonly areaAdjective: string;
  readonly hills: string;
  /** Best known first. */
  readonly searchedAreas: readonly string[];
  readonly headline: string;
  /** Showroom id (spec S14.4). */
  readonly ownTermsAt: string;
  /** On every page (spec S1.6). */
  readonly financingClaim: string;
  readonly financingTerms: string;
  /** Default of FINANCING_URL. */
  readonly financingUrl: string;
  /** Hours to the answer of an enquiry (spec S3.11). */
  readonly replyWithinHours: number;
  readonly replyTypicalHours: string;
}
