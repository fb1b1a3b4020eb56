import { business } from '../domain/business/identity.ts';
import type { Claim, Outbox } from '../domain/enquiries/outbox.ts';
import { newYorkTime } from '../domain/new-york-time.ts';
import type { MailSettings } from './mailer.ts';

/** Whether a mail carries an enquiry to the dealer. */
export function isLead({ kind }: Pick<Claim, 'kind'>): boolean {
  return kind !== 'confirmation' && kind !== 'alert' && kind !== 'staff';
}

/**
 * Mails REPORT_TO that mails about enquiries are refused, once a day, where it has a mailbox that gets
 * none of them.
 * @param problem the mail server's words
 */
export async function reportRefusal(
  outbox: Pick<Outbox, 'queue'>,
  { reportTo = [], leadsTo = [business.email] }: MailSettings,
  problem: string,
  now: Date,
): Promise<void> {
  if (reportTo.every((address) => leadsTo.includes(address))) return;
  const mail = {
    subject: 'Messages from the website do not reach you',
    body: [
      `The mail server refuses emails about messages from visitors to ${leadsTo.join(', ')}:`,
      { quote: problem },
      'No message is lost: each is kept until it is emailed. Call or write to those people meanwhile: dealer leads list --open',
      'The mailbox may be full, deleted or mistyped. Whoever set the website up can correct LEADS_TO and run: dealer leads retry',
    ],
  };
  await outbox.queue(`refused ${newYorkTime(now).date}`, mail, now);
}
