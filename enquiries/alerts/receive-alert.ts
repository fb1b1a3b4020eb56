import { within } from '../../base/deadline.ts';
import type { Alerts } from '../../domain/alerts/alerts.ts';
import type { CurrentStock } from '../../domain/alerts/for-sale.ts';
import {
  type AlertErrors,
  type AlertValues,
  type AskedAlert,
  alertFields,
  emailFault,
  readSubject,
} from '../../domain/alerts/read-request.ts';
import { alertInWords } from '../../domain/alerts/search-in-words.ts';
import { asciiMailbox, honeypotField } from '../../domain/enquiries/enquiry-fields.ts';
import { StoreFailure } from '../../domain/store-failure.ts';
import { type Fields, textOf } from '../read-enquiry.ts';
import { type EnquiryDesk, patience, unlessOutage } from '../receive-enquiry.ts';
import { countAlert, mailboxOf, networkOf, spamReason } from '../screening.ts';
import { askedMail } from './alert-mails.ts';

/** `kept`: also where no mail is sent, to a full mailbox or for a program. */
export type AlertReceived =
  | { readonly kind: 'kept' }
  | { readonly kind: 'invalid'; readonly errors: AlertErrors }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

export interface AlertDependencies
  extends Pick<EnquiryDesk, 'rate' | 'limiter' | 'trouble' | 'onKept' | 'now'> {
  readonly alerts: Pick<Alerts, 'ask' | 'find' | 'confirm' | 'end' | 'countOf'>;
  readonly currentStock: () => Promise<CurrentStock | undefined>;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

export function alertValuesOf(fields: Fields): AlertValues {
  return Object.fromEntries(alertFields.map((name) => [name, textOf(fields[name])]));
}

export async function receiveAlert(
  dependencies: AlertDependencies,
  fields: Fields,
  address: string,
): Promise<AlertReceived> {
  const stock = await dependencies.currentStock();
  if (stock === undefined) return { kind: 'unavailable' };
  const values = alertValuesOf(fields);
  const subject = readSubject(values, stock, dependencies.now(), dependencies.siteUrl);
  const email = emailFault(values.email);
  const errors = { ...(subject.ok ? {} : subject.errors), ...(email && { email }) };
  if (!subject.ok || email !== undefined) return { kind: 'invalid', errors };
  const { alert } = subject;
  const work = () => keep(dependencies, fields, alert, stock, address);
  return unlessOutage(dependencies, () =>
    within(patience, dependencies.limiter.run(work, networkOf(address)), StoreFailure),
  );
}

async function keep(
  dependencies: AlertDependencies,
  fields: Fields,
  alert: AskedAlert,
  stock: CurrentStock,
  address: string,
): Promise<AlertReceived> {
  const { alerts, rate, siteUrl, onKept } = dependencies;
  const now = dependencies.now();
  if (spamReason({ honeypot: textOf(fields[honeypotField]) }) !== undefined)
    return { kind: 'kept' };
  const to = asciiMailbox(textOf(fields.email));
  const retryAfterSeconds = await countAlert(to, { rate, address, now });
  if (retryAfterSeconds !== undefined) return { kind: 'limited', retryAfterSeconds };
  const words = alertInWords(alert, stock);
  const result = await alerts.ask(
    { ...alert, email: to, mailbox: mailboxOf(to) },
    (kind, token) => askedMail(kind, words, { to, token, siteUrl }),
    now,
  );
  if (result !== undefined) onKept();
  return { kind: 'kept' };
}
