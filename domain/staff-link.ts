import { day } from './duration.ts';

/**
 * By their targets (spec S26.1): an enquiry, a cart, a change of the stock, a question, carts or all
 * (`labels`), the first of seven days (`closed`), a closed day (`open`).
 */
export const staffActions = [
  'answered',
  'unanswered',
  'hold',
  'release',
  'sold',
  'undo',
  'accept',
  'labels',
  'closed',
  'open',
] as const;
export type StaffAction = (typeof staffActions)[number];

export function isStaffAction(text: string): text is StaffAction {
  return staffActions.some((action) => action === text);
}

/** Milliseconds from sending (spec S26.2). */
export function linkLife(action: StaffAction): number {
  return (action === 'labels' ? 60 : 14) * day;
}

export interface StaffLink {
  readonly words: string;
  readonly action: StaffAction;
  readonly target: string;
  readonly command?: string;
}

/** Path on this site, signed for the recipient. */
export type SignLink = (action: StaffAction, target: string) => string;

/** Signer for mails sent now, by recipient. */
export type OpenLinks = () => Promise<(by: string) => SignLink>;

export interface MailLinkSettings {
  readonly mailLinks: boolean;
  /** False without a SITE_URL that others can open. */
  readonly isSiteUrlSet: boolean;
}

export function hasMailLinks({ mailLinks, isSiteUrlSet }: MailLinkSettings): boolean {
  return mailLinks && isSiteUrlSet;
}

export interface LinkSecret {
  read(): Promise<string>;
  /** Invalidates all earlier links. */
  renew(): Promise<void>;
}
