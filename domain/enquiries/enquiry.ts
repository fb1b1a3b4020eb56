import type { Condition } from '../catalogue/vehicle.ts';
import type { EnquiryFields } from './enquiry-fields.ts';
import type { EnquiryTradeIn } from './trade-in.ts';
import type { Wish } from './wishes/wishes.ts';

/** An enquiry as it is kept, with where it came from. The format ADF calls it a lead. */
export interface Enquiry extends EnquiryFields {
  /** UUID. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  /** The vehicles it is about, as they were when the visitor wrote; often none or one. */
  readonly vehicles: readonly EnquiryVehicle[];
  /** The rental plan it is about, in words: `"4 Seater Weekly, delivered to Dalton"`. */
  readonly plan?: string;
  /** When it would suit: wishes, none of them an appointment. */
  readonly wishes?: readonly Wish[];
  /** The address at which a cart is to be fetched for service. */
  readonly fetchFrom?: string;
  /** The cart that is offered in exchange. */
  readonly tradeIn?: EnquiryTradeIn;
  readonly source: EnquirySource;
  /** Why it is held back from delivery; absent for an enquiry that is delivered. */
  readonly spam?: SpamReason;
  /** Absent until it is answered. */
  readonly answered?: EnquiryAnswer;
}

/**
 * The first characters of an enquiry's id: what its sender is told to name, and enough for the
 * staff's commands.
 */
export function referenceOf(id: string): string {
  return id.slice(0, 8);
}

/** That somebody of the staff has answered an enquiry. */
export interface EnquiryAnswer {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
}

/** What the stock said of a vehicle; what it did not say is absent, never assumed. */
export interface EnquiryVehicle {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  /** The model, where the stock states one apart from the name. */
  readonly model?: string;
  readonly year?: number;
  readonly vin?: string;
  readonly serialNumber?: string;
  readonly stockNumber?: string;
  readonly condition?: Condition;
  /** The id of a showroom, or the dealer's own words. */
  readonly location?: string;
  /** US dollars. */
  readonly price?: number;
  /** Why it could not be bought when it was asked about, in words: `"Sold"`. */
  readonly unavailable?: string;
  /** The finish it is asked for in, in words: `"lake blue"`, `"saddle"`. */
  readonly askedPaint?: string;
  readonly askedSeats?: string;
}

/** Vehicles one enquiry can name. */
export const maxEnquiryVehicles = 12;

export interface EnquirySource {
  /** The page of this site the visitor came from, path only. */
  readonly page?: string;
  /** Campaign parameters of the visit's first and latest page, from the allow-list. */
  readonly firstCampaign?: Readonly<Record<string, string>>;
  readonly lastCampaign?: Readonly<Record<string, string>>;
}

/** Why an enquiry waits for the staff to look at it. */
export type SpamReason = 'honeypot' | 'too-fast';

/**
 * Ways an enquiry leaves: mail to the dealer, a second one with the links about it, ADF mail to a
 * CRM, confirmation to the visitor.
 */
const deliveryKinds = ['dealer', 'links', 'adf', 'confirmation'] as const;
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
