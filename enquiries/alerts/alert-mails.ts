import { alertDays, alertPath, mostAlerts, unconfirmedDays } from '../../domain/alerts/alert.ts';
import type { AlertToken, Asking } from '../../domain/alerts/alerts.ts';
import { business, formatAddress, poconoPines } from '../../domain/business/identity.ts';
import type { VisitorMail } from '../../domain/enquiries/outbox.ts';

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
  asking: Asking,
  words: string,
  { to, token, siteUrl }: AlertLetter,
): VisitorMail {
  const link = siteUrl + alertPath(token);
  const { subject, text } = texts[asking](words, link);
  return {
    to,
    subject: `${subject} – ${business.name}`,
    text: ['Hello,', '', ...text, '', ...signature].join('\n'),
    // RFC 3834: keeps holiday notices and mailing lists from answering it.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

interface Words {
  readonly subject: string;
  readonly text: readonly string[];
}

const texts: Readonly<Record<Asking, (words: string, link: string) => Words>> = {
  kept: (words, link) => ({
    subject: 'Please confirm: tell me when',
    text: [
      'this address was entered on our website to be told',
      `${words}.`,
      '',
      'If that is what you want, confirm it here:',
      link,
      '',
      `Nothing more is sent before that, and without it the request ends by itself after ${unconfirmedDays} days.`,
      'If it was not you, there is nothing to do.',
      '',
      `Once confirmed you get one mail a day at most, each with a link that ends it. After ${alertDays} days it ends by itself.`,
    ],
  }),
  'confirmed-before': (words, link) => ({
    subject: 'We tell you already',
    text: [
      'this address was entered on our website once more to be told',
      `${words}.`,
      '',
      'We do that already. Here you can look at it, or end it:',
      link,
    ],
  }),
  full: (words, link) => ({
    subject: 'You have as many alerts as one address can have',
    text: [
      'this address was entered on our website to be told',
      `${words}.`,
      '',
      `That was not kept: there are ${mostAlerts} such requests for this address, and one address can have no more.`,
      'Here you can look at them, and end them:',
      link,
    ],
  }),
};

/** Who writes, at the end of every mail about alerts. */
export const signature: readonly string[] = [
  business.name,
  formatAddress(poconoPines.address),
  business.phone.shown,
  '',
];
