import { alertDays, endedDays, unconfirmedDays } from '../alerts/alert.ts';
import type { Delivery } from '../enquiries/outbox.ts';
import { leadsKeptDays, undeliveredDays } from '../enquiries/retention.ts';

/**
 * The data that the site stores of its visitors, for the privacy policy (spec S22.10): every table of the store
 * and every kind of mail. What is kept in the browser is the list of domain/browser-storage.ts.
 */
export interface KeptData {
  /** The data about a visitor in it. */
  readonly what: string;
  readonly howLong: string;
}

/** How long inquiries are kept, in words: `"2 years"`. */
export const keptFor = `${leadsKeptDays / 365} years`;

/** Tables of the store; `null`: nothing of a visitor is in it. */
export const keptInTables = {
  enquiries: {
    what: 'What you send with the contact form or to trade a cart in: your name, e-mail address and phone number, your words, the times you wish for, the address at which we fetch a cart, and what you say of a cart you would trade in; and the time, page, cart, rental and campaign labels it came with',
    howLong: `${keptFor}, or until you ask us to remove it`,
  },
  outbox: {
    what: 'Which mails about your message are to be sent, and whether they were',
    howLong: `As long as the message; ${undeliveredDays} days longer at most where one could not be delivered`,
  },
  enquiry_photographs: {
    what: 'Photographs of a cart you would trade in, made smaller and without where they were taken',
    howLong: 'As long as the message they came with',
  },
  rate_windows: {
    what: 'How many messages came from a network or for a mailbox, under a scrambled key that does not show either',
    howLong: 'A day at most',
  },
  alert_addresses: {
    what: 'Your e-mail address, where you asked for alerts about carts',
    howLong: `Until your last alert has ended: after ${unconfirmedDays} days where you have not confirmed it, after ${alertDays} at most, or as soon as you end it`,
  },
  alerts: {
    what: 'The subject of each alert: a search, or a cart and its price then',
    howLong: `As long as the alert; that it has ended, without your address, ${endedDays} days longer`,
  },
  alert_carts: {
    what: 'The carts that were named in your mails about alerts',
    howLong: 'As long as the alert',
  },
  alert_mails: {
    what: 'When a mail about your alerts was sent, and the secret part of its links',
    howLong: `${alertDays + endedDays} days at most`,
  },
  stock: null,
  vehicles: null,
  stock_changes: null,
  stock_change_rows: null,
  stock_sync: null,
  closed_days: null,
  overrides: null,
  secrets: null,
  schema_migrations: null,
} as const satisfies Readonly<Record<string, KeptData | null>>;

/** The data on the server beside the store, by folder. */
export const keptInFolders: Readonly<Record<string, KeptData>> = {
  'photographs-waiting': {
    what: 'The photographs of a cart you would trade in, as you sent them, until we have made them smaller',
    howLong: 'Minutes as a rule, an hour at most; in no backup',
  },
};

/** Kinds of mail: to whom each goes and what of a visitor is in it. */
export const sentByMail: Readonly<Record<Delivery['kind'], string>> = {
  dealer:
    'Your message, to our sales staff, with the photographs you sent and a calendar file for each time you wish for',
  photographs:
    'Your photographs in a mail of their own, to our sales staff, where reading them took more than five minutes',
  list: 'Your message among others in one mail to our sales staff, where very many come at once',
  links:
    'Your name and the number of your message, to our sales staff, with links to note what they did',
  adf: 'The same in the form that the customer system of our sales staff reads',
  confirmation:
    'To you, once: that your message has arrived, what it is about and when it would suit you',
  alert:
    'To you, where you asked for it: a confirmation, and news of the carts you asked about, once a day at most',
  staff: 'Reports to our staff: how many messages and alerts wait',
};
