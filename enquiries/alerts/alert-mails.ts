import { alertDays, alertPath, maxAlerts, unconfirmedDays } from '../../domain/alerts/alert.ts';
import type { AlertToken, AskResult } from '../../domain/alerts/alerts.ts';
import { business } from '../../domain/dealer/business/identity.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { formatAddress } from '../../domain/dealer/showroom.ts';
import type { VisitorMail } from '../../domain/enquiries/outbox.ts';
import { mainShowroom } from '../../domain/places/showrooms.ts';
import { isAutomatic } from '../confirmation-mail.ts';

export interface AlertLetter {
  readonly to: string;
  readonly token: AlertToken;
  readonly siteUrl: string;
  readonly dealer: Dealer;
}

/** Contains no typed text, because anyone can enter anyone's address (spec S27.2). */
export function askedMail(
  result: AskResult,
  words: string,
  { to, token, siteUrl, dealer }: AlertLetter,
): VisitorMail {
  const link = siteUrl + alertPath(token);
  const { subject, body } = contents[result](words, link);
  return {
    to,
    subject: `${subject} – ${business.name}`,
    body: ['Hello,', ...body, signature(dealer)],
    headers: { ...isAutomatic, ...unsubscribeHeaders(link) },
  };
}

/** One click in a mail program ends the alerts of the mail (RFC 8058). */
export function unsubscribeHeaders(link: string) {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  } as const;
}

type Content = Pick<VisitorMail, 'subject' | 'body'>;

const contents: Readonly<Record<AskResult, (words: string, link: string) => Content>> = {
  kept: (words, href) => ({
    subject: 'Please confirm your alert',
    body: [
      `Someone entered this address on our website to get an email ${words}.`,
      'If that was you, please confirm:',
      { words: 'See it and confirm', href },
      `We’ll send nothing else until you do, and we’ll drop the request after ${unconfirmedDays} days. If it wasn’t you, you can ignore this email.`,
      `Once you confirm, you’ll get one email a day at most, each with a link to stop it. Alerts run for ${alertDays} days.`,
    ],
  }),
  'already-confirmed': (words, href) => ({
    subject: 'You already have this alert',
    body: [
      `Someone entered this address on our website again to get an email ${words}.`,
      'You already have that alert. You can see it or stop it here:',
      { words: 'See it', href },
    ],
  }),
  full: (words, href) => ({
    subject: 'Your list of alerts is full',
    body: [
      `Someone entered this address on our website to get an email ${words}.`,
      `We couldn’t add it: this address already has ${maxAlerts} alerts, the most we allow. You can see them and stop them here:`,
      { words: 'See them', href },
    ],
  }),
};

export const signature = ({ phone }: Dealer) =>
  [business.name, formatAddress(mainShowroom.address), phone.shown].join('\n');
