import { day } from './duration.ts';

/** What a link in a mail to the staff does, to one thing (spec S26.1). */
export const staffActions = [
  'answered',
  'unanswered',
  'hold',
  'release',
  'sold',
  'undo',
  'redo',
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
  /** What its button says. */
  readonly words: string;
  readonly action: StaffAction;
  /** As {@link staffActions} says. */
  readonly target: string;
  /** The command that stands in its place where mails have no links. */
  readonly command?: string;
}

/** Signs a link for the recipient of a mail. Returns its path on this site. */
export type SignLink = (action: StaffAction, target: string) => string;

/** Prepares to sign the links of a mail that leaves now, for whom it goes to. */
export type OpenLinks = () => Promise<(by: string) => SignLink>;

/** What decides whether mails to the staff have links. */
export interface MailLinkSettings {
  /** MAIL_LINKS. */
  readonly mailLinks: boolean;
  /** False without a SITE_URL that others can open. */
  readonly isSiteUrlSet: boolean;
}

/** Whether mails to the staff have links (spec S26.7). */
export function hasMailLinks({ mailLinks, isSiteUrlSet }: MailLinkSettings): boolean {
  return mailLinks && isSiteUrlSet;
}

/** The path of a signed link. */
export function staffLinkPath(action: StaffAction, token: string): string {
  return `/do/${action}/${token}`;
}

/** Signs the links in mails to the staff. One store has one; `store` implements it. */
export interface LinkSecret {
  /** The secret, made by whoever asks first. */
  read(): Promise<string>;
  /** Puts another in its place: no link that was made before works any longer. */
  renew(): Promise<void>;
}
