import type { ContactMessage } from './message.ts';

/** An enquiry as it is kept, with where it came from. "Lead" is the trade's word (ADF 1.0). */
export interface Lead extends ContactMessage {
  /** UUID. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  /** The vehicle it is about, as it was when the visitor wrote. */
  readonly vehicle?: LeadVehicle;
  /** The rental plan it is about, in words: `"4 Seater Weekly, delivered to Dalton"`. */
  readonly plan?: string;
  readonly source: LeadSource;
  /** Why it is held back from delivery; absent for a lead that is delivered. */
  readonly spam?: SpamReason;
}

export interface LeadVehicle {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly year?: number;
  readonly vin?: string;
  readonly stockNumber?: string;
  /** Absent: not known. */
  readonly condition?: 'new' | 'used';
  /** US dollars. */
  readonly price?: number;
}

export interface LeadSource {
  /** The page of this site the visitor came from, path only. */
  readonly page?: string;
  /** Campaign parameters of the visit's first and latest page, from the allow-list. */
  readonly firstCampaign?: Readonly<Record<string, string>>;
  readonly lastCampaign?: Readonly<Record<string, string>>;
}

export type SpamReason = 'honeypot' | 'too-fast' | 'rate-limit';

/** Ways an enquiry leaves: mail to the dealer, ADF mail to a CRM, confirmation to the visitor. */
export const deliveryKinds = ['dealer', 'adf', 'confirmation'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Campaign parameters that are kept, and how much of each (characters). */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
] as const;
export const maxCampaignLength = 200;
export const maxPageLength = 300;
