/** Something that the site keeps in a visitor's own browser, never in a cookie. */
export interface BrowserRecord {
  /** `local` stays between visits, `session` ends with the tab; `cache` is the service worker's. */
  readonly storage: 'local' | 'session' | 'cache';
  /** The stored value and its purpose. */
  readonly purpose: string;
  readonly lifetime: string;
}

/** Days after which the words of an unsent message are deleted (spec S15.5). */
export const draftDays = 7;

/**
 * Everything that is kept there, by its key, in words for the privacy policy. What reads and writes
 * it is app/islands/browser-storage.ts, which knows no other keys, and for pages app/offline/worker.ts.
 */
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
      'The place, ZIP code, town or distance you chose for delivery, so that other pages price delivery there too.',
    lifetime: 'Until you undo your choice or clear your browser’s data.',
  },
  compare: {
    storage: 'local',
    purpose: 'The carts on your list, so that you can compare them on your next visit.',
    lifetime: 'Until you remove them or clear your browser’s data.',
  },
  'kept-pages': {
    storage: 'cache',
    purpose:
      'The pages and pictures of the carts on your list with the style, scripts and fonts they need, so that they open without reception, and a page that says you have none.',
    lifetime: 'A cart’s until you take it off your list; all until you clear your browser’s data.',
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

/** The keys of everything kept in this storage. */
export type BrowserKey<S extends BrowserRecord['storage']> = {
  [K in keyof typeof browserRecords]: (typeof browserRecords)[K]['storage'] extends S ? K : never;
}[keyof typeof browserRecords];

/** Address of the service worker that keeps pages (app/offline/worker.ts). */
export const offlineWorker = '/offline-worker.js';
/** The file that is sent from there where nothing is to be kept (app/offline/remove-worker.ts). */
export const offlineWorkerRemoval = '/offline-worker-removal.js';
