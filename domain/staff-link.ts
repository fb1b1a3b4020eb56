import { day } from './duration.ts';

/** What a link in a mail to the staff does, to one thing (spec S25.1). */
export const staffActions = [
  'answered',
  'hold',
  'release',
  'sold',
  'undo',
  'accept',
  'labels',
] as const;
export type StaffAction = (typeof staffActions)[number];

/** How long a link works after its mail was written, milliseconds. */
export function linkLife(action: StaffAction): number {
  return (action === 'labels' ? 60 : 14) * day;
}

/** Makes the whole address of a link that does this to that thing. */
export type LinkTo = (action: StaffAction, thing: string) => string;

/** Signs the links in mails to the staff. One store has one; `store` implements it. */
export interface LinkSecret {
  /** The secret, made by whoever asks first. */
  read(): Promise<string>;
  /** Puts another in its place: no link that was made before works any longer. */
  renew(): Promise<void>;
}
