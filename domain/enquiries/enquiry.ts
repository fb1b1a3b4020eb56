import type { InferOutput } from 'valibot';
import type { storedEnquiry } from './stored-enquiry.ts';

/** An enquiry as it is kept, with where it came from. The format ADF calls it a lead. */
export type Enquiry = Readonly<InferOutput<typeof storedEnquiry>> & {
  /** Why it is held back from delivery; absent for an enquiry that is delivered. */
  readonly spam?: SpamReason;
  /** Absent until it is answered. */
  readonly answered?: EnquiryAnswer;
};

/**
 * The first characters of an enquiry's id: its sender can name them, and they are enough for the
 * staff's commands.
 */
export function referenceOf(id: string): string {
  return id.slice(0, 8);
}

/** The note that somebody of the staff has answered an enquiry. */
export interface EnquiryAnswer {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
}

export const maxEnquiryVehicles = 12;

/** Why an enquiry waits for the staff to look at it. */
export type SpamReason = 'honeypot' | 'too-fast';

/**
 * Ways an enquiry leaves: mail to the dealer, one with photographs that were late for it, one with the
 * links about it, ADF mail to a
 * CRM, confirmation to the visitor.
 */
const deliveryKinds = ['dealer', 'photographs', 'links', 'adf', 'confirmation'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Campaign parameters that are kept, and how much of each (characters). */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export const maxCampaignLength = 200;
export const maxPageLength = 300;
