import { day } from './duration.ts';

/**
 * The actions of links in mails to the staff (spec S26.1). Each acts on one target: `answered` and
 * `unanswered` on the id of an enquiry; `hold`, `release` and `sold` on the id of a cart; `undo` on
 * the number of a change of the stock; `accept` on the key of a question; `labels` on ids of carts
 * separated by spaces, on all in stock where it is empty; `closed` on the first of seven days; `open`
 * on a closed day.
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

/** Whether a word in an address is one of the actions that a link in a mail can lead to. */
export function isStaffAction(text: string): text is StaffAction {
  return staffActions.some((action) => action === text);
}

/** How long a link works after its mail was sent, milliseconds (spec S26.2). */
export function linkLife(action: StaffAction): number {
  return (action === 'labels' ? 60 : 14) * day;
}

/** A link of a mail before it is signed, which happens when the mail leaves. */
export interface StaffLink {
  /** The label of its button. */
  readonly words: string;
  readonly action: StaffAction;
  /** As {@link staffActions} says. */
  readonly target: string;
  /** The command that stands in its place where mails have no links. */
  readonly command?: string;
}

/** Signs a link for the recipient of a mail. Returns its path on this site. */
export type SignLink = (action: StaffAction, target: string) => string;

/** Prepares to sign the links of a mail that is sent now, for its recipient (`by`). */
export type OpenLinks = () => Promise<(by: string) => SignLink>;

export interface MailLinkSettings {
  readonly mailLinks: boolean;
  /** False without a SITE_URL that others can open. */
  readonly isSiteUrlSet: boolean;
}

/** Whether mails to the staff have links (spec S26.7). */
export function hasMailLinks({ mailLinks, isSiteUrlSet }: MailLinkSettings): boolean {
  return mailLinks && isSiteUrlSet;
}

/** Signs the links in mails to the staff. One store has one; `store` implements it. */
export interface LinkSecret {
  /** The secret, made by the first call. */
  read(): Promise<string>;
  /** Puts another in its place: no link that was made before works any longer. */
  renew(): Promise<void>;
}
