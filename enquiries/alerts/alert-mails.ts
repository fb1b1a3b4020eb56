import { alertDays, alertPath, mostAlerts, unconfirmedDays } from '../../domain/alerts/alert.ts';
import type { AlertToken, AskResult } from '../../domain/alerts/alerts.ts';
import { business, poconoPines } from '../../domain/business/identity.ts';
import { formatAddress } from '../../domain/dealership/showroom.ts';
import type { VisitorMail } from '../../domain/enquiries/outbox.ts';
import { isAutomatic } from '../confirmation-mail.ts';

/** Whom a mail about alerts goes to, and where its links lead. */
export interface AlertLetter {
  readonly to: string;
  readonly token: AlertToken;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/**
 * The mail to whoever asked for an alert (spec S27.2). Anyone can enter anyone's address, so it
 * repeats nothing that was typed: `words` are ours.
 */
export function askedMail(
  result: AskResult,
  words: string,
  { to, token, siteUrl }: AlertLetter,
): VisitorMail {
  const link = siteUrl + alertPath(token);
  const { subject, body } = contents[result](words, link);
  return {
    to,
    subject: `${subject} – ${business.name}`,
    body: ['Hello,', ...body, signature],
    headers: { ...isAutomatic, ...unsubscribeHeaders(link) },
  };
}

/** Mail programs end what a mail is about with one click (RFC 8058). */
export function unsubscribeHeaders(link: string) {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  } as const;
}

type Content = Pick<VisitorMail, 'subject' | 'body'>;

const contents: Readonly<Record<AskResult, (words: string, link: string) => Content>> = {
  kept: (words, href) => ({
    subject: 'Please confirm: tell me when',
    body: [
      `this address was entered on our website to get a mail ${words}.`,
      'If that is what you want, confirm it here:',
      { words: 'Look at it and confirm', href },
      `Nothing more is sent before that, and without it the request ends by itself after ${unconfirmedDays} days. If it was not you, there is nothing to do.`,
      `Once confirmed you get one mail a day at most, each with a link that ends it. After ${alertDays} days it ends by itself.`,
    ],
  }),
  'already-confirmed': (words, href) => ({
    subject: 'You already have this alert',
    body: [
      `this address was entered on our website once more to get a mail ${words}.`,
      'We send it already. Here you can look at it, or end it:',
      { words: 'Look at it', href },
    ],
  }),
  full: (words, href) => ({
    subject: 'You have as many alerts as one address can have',
    body: [
      `this address was entered on our website to get a mail ${words}.`,
      `That was not kept: there are ${mostAlerts} such requests for this address, and one address can have no more. Here you can look at them, and end them:`,
      { words: 'Look at them', href },
    ],
  }),
};

/** The sender’s lines at the end of every mail about alerts. */
export const signature = [
  business.name,
  formatAddress(poconoPines.address),
  business.phone.shown,
].join('\n');
