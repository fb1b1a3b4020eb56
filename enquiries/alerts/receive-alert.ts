import type { Alerts } from '../../domain/alerts/alerts.ts';
import type { CurrentStock } from '../../domain/alerts/for-sale.ts';
import {
  type AlertErrors,
  type AlertValues,
  alertFields,
  emailFault,
  readSubject,
} from '../../domain/alerts/read-request.ts';
import { alertInWords } from '../../domain/alerts/search-in-words.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { asciiMailbox } from '../../domain/enquiries/enquiry-fields.ts';
import { type Fields, textOf } from '../enquiry-subject.ts';
import { countAlert, mailboxOf, spamReason } from '../screening.ts';
import { inTurn, type NotSubmitted, type TurnDependencies } from '../submit.ts';
import { askedMail } from './alert-mails.ts';

/** `kept`: also without a mail, for spam or an address with too many alerts. */
type AlertReceived =
  | { readonly kind: 'kept' }
  | { readonly kind: 'invalid'; readonly errors: AlertErrors }
  | NotSubmitted;

export interface AlertDependencies extends TurnDependencies {
  readonly alerts: Pick<Alerts, 'ask' | 'find' | 'confirm' | 'end' | 'countOf'>;
  readonly currentStock: () => Promise<CurrentStock | undefined>;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly dealer: () => Dealer;
}

export function alertValuesOf(fields: Fields): AlertValues {
  return Object.fromEntries(alertFields.map((name) => [name, textOf(fields[name])]));
}

export async function receiveAlert(
  dependencies: AlertDependencies,
  fields: Fields,
  address: string,
): Promise<AlertReceived> {
  const { alerts, rate, siteUrl, onKept, now, dealer } = dependencies;
  const stock = await dependencies.currentStock();
  if (stock === undefined) return { kind: 'unavailable' };
  const values = alertValuesOf(fields);
  const subject = readSubject(values, stock, now(), siteUrl);
  const email = emailFault(values.email);
  const errors = { ...(subject.ok ? {} : subject.errors), ...(email && { email }) };
  if (!subject.ok || email !== undefined) return { kind: 'invalid', errors };
  if (spamReason(fields, now()) !== undefined) return { kind: 'kept' };
  const to = asciiMailbox(values.email ?? '');
  const words = alertInWords(subject.alert, stock);
  return inTurn(dependencies, address, async (): Promise<AlertReceived> => {
    const at = now();
    const retryAfterSeconds = await countAlert(to, { rate, address, now: at });
    if (retryAfterSeconds !== undefined) return { kind: 'limited', retryAfterSeconds };
    const result = await alerts.ask(
      { ...subject.alert, email: to, mailbox: mailboxOf(to) },
      (kind, token) => askedMail(kind, words, { to, token, siteUrl, dealer: dealer() }),
      at,
    );
    if (result !== undefined) onKept();
    return { kind: 'kept' };
  });
}
