import type { Phone } from './showroom.ts';

/** The dealer: name, place, ways to reach it. */
export interface Business {
  readonly name: string;
  readonly shortName: string;
  readonly phone: Phone;
  readonly email: string;
  readonly founded: number;
  /** `"15+"`, beside "years in business" and "happy customers". */
  readonly yearsClaim: string;
  readonly customersClaim: string;
  /** In the order of the lists of places. */
  readonly counties: readonly string[];
  readonly state: string;
  /** Where it is, as people there say it: in a sentence, in a title, and as an adjective. */
  readonly area: string;
  readonly areaTitle: string;
  readonly areaAdjective: string;
  /** The conditions there that shorten the range of a cart. */
  readonly hills: string;
  /** Names of the area that people search by, the best known first. */
  readonly searchedAreas: readonly string[];
  /** The home page's heading. */
  readonly headline: string;
  /** Id of the showroom whose dealings have terms of their own (spec S14.4). */
  readonly ownTermsAt: string;
  /** The wording of the financing offer on every page (spec S1.6). */
  readonly financingClaim: string;
  readonly financingTerms: string;
  /** The lender's application, where FINANCING_URL names no other. */
  readonly financingUrl: string;
  /** Hours within which an enquiry is answered (spec S3.11). */
  readonly replyWithinHours: number;
  readonly replyTypicalHours: string;
}
