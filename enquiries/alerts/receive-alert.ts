import { within } from '../../concurrency/deadline.ts';
import { alertInWords } from '../../domain/alerts/alert-in-words.ts';
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
import { honeypotField } from '../../domain/enquiries/enquiry-fields.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { type Fields, textOf } from '../read-enquiry.ts';
import { type EnquiryDesk, patience, unlessOutage } from '../receive-enquiry.ts';
import { countAlert, mailboxOf, networkOf, spamReason } from '../screening.ts';
import { askedMail } from './alert-mails.ts';

/**
 * Result of a request for an alert. `kept`: a mail is on its way, or none is because the mailbox has
 * had too many or a program wrote; the answer is the same for each.
 */
export type AlertReceived =
  | { readonly kind: 'kept' }
  | { readonly kind: 'invalid'; readonly errors: AlertErrors }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** The store does not answer; or, with a time, all together have asked too often. */
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number };

/** The dependencies of receiving a request for an alert. */
export interface AlertDesk
  extends Pick<EnquiryDesk, 'rate' | 'limiter' | 'trouble' | 'onKept' | 'now'> {
  readonly alerts: Pick<Alerts, 'ask' | 'find' | 'confirm' | 'end' | 'countOf'>;
  /** The stock as pages show it; undefined while the store has not answered. */
  readonly currentStock: () => Promise<CurrentStock | undefined>;
  /** Origin without a trailing slash, for links in mails. */
  readonly siteUrl: string;
}

/** The fields of a request as text. */
export function alertValuesOf(fields: Fields): AlertValues {
  return Object.fromEntries(alertFields.map((name) => [name, textOf(fields[name])]));
}

/** Checks a request for an alert (spec S27.1) and stores it with its mail, before the answer. */
export async function receiveAlert(
  desk: AlertDesk,
  fields: Fields,
  address: string,
): Promise<AlertReceived> {
  const stock = await desk.currentStock();
  if (stock === undefined) return { kind: 'unavailable' };
  const values = alertValuesOf(fields);
  const subject = readSubject(values, stock, desk.now(), desk.siteUrl);
  const email = emailFault(values.email);
  const errors = { ...(subject.ok ? {} : subject.errors), ...(email && { email }) };
  if (!subject.ok || email !== undefined) return { kind: 'invalid', errors };
  const { alert } = subject;
  const work = () => keep(desk, fields, alert, stock, address);
  return unlessOutage(desk, () => within(patience, desk.limiter.run(work, networkOf(address))));
}

async function keep(
  desk: AlertDesk,
  fields: Fields,
  alert: AskedAlert,
  stock: CurrentStock,
  address: string,
): Promise<AlertReceived> {
  const { alerts, rate, siteUrl } = desk;
  const now = desk.now();
  const limit = await countAlert(rate, address, now);
  if (limit !== undefined) {
    const kind = limit.of === 'network' ? 'limited' : 'unavailable';
    return { kind, retryAfterSeconds: limit.retryAfterSeconds };
  }
  if (spamReason({ honeypot: textOf(fields[honeypotField]) }) !== undefined)
    return { kind: 'kept' };
  const to = cleanLine(textOf(fields.email));
  const words = alertInWords(alert, stock);
  const result = await alerts.ask(
    { ...alert, email: to, mailbox: mailboxOf(to) },
    (kind, token) => askedMail(kind, words, { to, token, siteUrl }),
    now,
  );
  if (result !== undefined) desk.onKept();
  return { kind: 'kept' };
}
