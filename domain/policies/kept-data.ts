import { alertDays, endedDays, unconfirmedDays } from '../alerts/alert.ts';
import type { Delivery } from '../enquiries/outbox.ts';
import { leadsKeptDays, undeliveredDays } from '../enquiries/retention.ts';

/** Server part of the privacy policy (spec S22.10); browser part: domain/browser-storage.ts. */
interface KeptData {
  readonly what: string;
  readonly howLong: string;
}

export const keptFor = `${leadsKeptDays / 365} years`;

/** By table; `null`: no visitor data. */
export const keptInTables = {
  enquiries: {
    what: 'What you send with the contact form or to trade a cart in: your name, email address, and phone number, your message, the times you ask for, the address where we pick up a cart, and what you say about a cart you want to trade in; and the time, page, cart, rental, and campaign labels it came with',
    howLong: `${keptFor}, or until you ask us to remove it`,
  },
  outbox: {
    what: 'Which emails about your message we have to send, and whether they went out',
    howLong: `As long as the message; ${undeliveredDays} days longer at most if one could not be delivered`,
  },
  enquiry_photographs: {
    what: 'Photos of a cart you want to trade in, made smaller and without the location they were taken at',
    howLong: 'As long as the message they came with',
  },
  rate_windows: {
    what: 'How many messages came from a network or for a mailbox or its domain, under a scrambled key that shows neither',
    howLong: 'A day at most',
  },
  alert_addresses: {
    what: 'Your email address, if you asked for alerts about carts',
    howLong: `Until your last alert ends: after ${unconfirmedDays} days if you don’t confirm it, after ${alertDays} at most, or as soon as you stop it`,
  },
  alerts: {
    what: 'The subject of each alert, a search or a cart, with the carts and the price we told you about',
    howLong: `As long as the alert; the fact that it ended, without your address, ${endedDays} days longer`,
  },
  alert_mails: {
    what: 'When we sent an email about your alerts, and the secret part of its links',
    howLong: `${alertDays + endedDays} days at most`,
  },
  // Empty since migration 0003.
  alert_carts: null,
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

export const keptInFolders: Readonly<Record<string, KeptData>> = {
  'photographs-waiting': {
    what: 'The photos of a cart you want to trade in, as you sent them, until we have made them smaller',
    howLong: 'Usually minutes, an hour at most; never in a backup',
  },
};

export const sentByMail: Readonly<Record<Delivery['kind'], string>> = {
  dealer:
    'Your message, to our sales staff, with the photos you sent and a calendar file for each time you asked for',
  photographs:
    'Your photos in a separate email, to our sales staff, if processing them took more than five minutes',
  list: 'Your message with others in one email to our sales staff, if very many come in at once',
  links:
    'Your name and the number of your message, to our sales staff, with links to note what they did',
  adf: 'Your message again in the format that our sales staff’s customer system reads',
  confirmation:
    'To you, once: that we got your message, what it is about, and which times work for you',
  alert:
    'To you, if you asked for it: a confirmation, and news of the carts you asked about, once a day at most',
  staff: 'Reports to our staff: how many messages and alerts wait',
};
