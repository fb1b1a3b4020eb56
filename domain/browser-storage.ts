export interface BrowserRecord {
  /** `session` ends with the tab. */
  readonly storage: 'local' | 'session';
  readonly purpose: string;
  readonly lifetime: string;
}

/** Days to the deletion of an unsent message (spec S15.5). */
export const draftDays = 7;

/** By storage key, worded for the privacy policy. */
export const browserRecords = {
  'contact-draft': {
    storage: 'local',
    purpose:
      'What you type into the contact form and the page you typed it on, so that a lost connection doesn’t cost you your message.',
    lifetime: `Until you send it; after ${draftDays} days it is deleted.`,
  },
  'trade-in-draft': {
    storage: 'local',
    purpose: 'What you type into the trade-in form, without photos, for the same reason.',
    lifetime: `Until you send it; after ${draftDays} days it is deleted.`,
  },
  'alert-draft': {
    storage: 'local',
    purpose: 'The email address you type to ask for an alert, for the same reason.',
    lifetime: `Until you send it; after ${draftDays} days it is deleted.`,
  },
  town: {
    storage: 'local',
    purpose:
      'The place, ZIP code, town, or distance you chose for delivery, so that other pages price delivery there too.',
    lifetime: 'Until you undo your choice or clear your browser’s data.',
  },
  compare: {
    storage: 'local',
    purpose: 'The carts on your list, so that you can compare them on your next visit.',
    lifetime: 'Until you remove them or clear your browser’s data.',
  },
  'first-campaign': {
    storage: 'session',
    purpose:
      'The campaign labels of the first link you followed to us that had any; they go along with a message you send.',
    lifetime: 'Until you close the tab.',
  },
  'last-campaign': {
    storage: 'session',
    purpose: 'The campaign labels of the latest such link, for the same use.',
    lifetime: 'Until you close the tab.',
  },
} as const satisfies Readonly<Record<string, BrowserRecord>>;

export type BrowserKey<S extends BrowserRecord['storage']> = {
  [K in keyof typeof browserRecords]: (typeof browserRecords)[K]['storage'] extends S ? K : never;
}[keyof typeof browserRecords];
