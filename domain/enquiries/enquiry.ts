import type { InferOutput } from 'valibot';
import { hasMailLinks, type MailLinkSettings } from '../staff-link.ts';
import type { storedEnquiry } from './stored-enquiry.ts';

/** A lead in ADF. */
export type Enquiry = Readonly<InferOutput<typeof storedEnquiry>> & {
  readonly spam?: SpamReason;
  readonly answered?: EnquiryAnswer;
};

/** First characters of the id, enough for the staff's commands. */
export function referenceOf(id: string): string {
  return id.slice(0, 8);
}

export interface EnquiryAnswer {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
}

export const maxEnquiryVehicles = 12;

export type SpamReason = 'honeypot' | 'too-fast';

/** To the dealer, with late photographs, with links; ADF to a CRM; to the visitor. */
const deliveryKinds = ['dealer', 'photographs', 'links', 'adf', 'confirmation'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Stored campaign parameters, and their length in characters. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export const maxCampaignLength = 200;
export const maxPageLength = 300;

/** Without a mail server, mails wait for one. */
export function deliveriesFor(
  settings: MailLinkSettings & { readonly leadsAdfTo?: string },
): readonly DeliveryKind[] {
  return [
    'dealer',
    ...(hasMailLinks(settings) ? (['links'] as const) : []),
    ...(settings.leadsAdfTo === undefined ? [] : (['adf'] as const)),
    'confirmation',
  ];
}
