import { business } from '../domain/business/identity.ts';
import type { StaffMails } from '../domain/contact/staff-mail.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import type { Log } from '../observability/log.ts';
import { watchTrouble } from '../observability/trouble.ts';
import { readFailure } from './read-failure.ts';
import type { createSmtpTransport } from './smtp-transport.ts';

export interface SendStaffMailsOptions {
  readonly mails: StaffMails;
  /** Without it, or without `reportTo`, nothing is sent. */
  readonly smtpUrl?: string;
  readonly reportTo?: string;
  readonly mailFrom: string;
  /** Origin; its host names our Message-IDs. */
  readonly siteUrl: string;
  readonly log: Log;
}

/** How often it is asked whether a mail is due, in milliseconds. */
const askEvery = 20_000;

/** Seconds a mail is one process's alone; a mail that did not leave is tried again after it. */
const leaseSeconds = 300;

const smtpLimits = { connectMs: 10_000, silentMs: 20_000 };

export interface StaffMailSender {
  /** Looks now whether a mail is due. */
  kick(): void;
  stop(): void;
}

/** Sends what is queued for the staff, now and every few seconds. */
export function sendStaffMails(options: SendStaffMailsOptions): StaffMailSender {
  const { mails, smtpUrl: url, reportTo: to, log } = options;
  if (url === undefined || to === undefined) return { kick() {}, stop() {} };
  const trouble = watchTrouble(log, 'mail to the staff can not leave', 'mail to the staff leaves');
  let transport: ReturnType<typeof createSmtpTransport> | undefined;
  let isSending = false;

  async function send(server: string, address: string): Promise<void> {
    for (;;) {
      const mail = await mails.claim(leaseSeconds, new Date());
      if (mail === undefined) return;
      // Loaded only where a mail is sent: it would delay every start.
      transport ??= (await import('./smtp-transport.ts')).createSmtpTransport(server, smtpLimits);
      await transport.sendMail({
        from: { name: business.name, address: options.mailFrom },
        to: { name: '', address },
        envelope: { from: options.mailFrom, to: address },
        messageId: `<${encodeURIComponent(mail.key)}@${new URL(options.siteUrl).hostname}>`,
        subject: cleanLine(mail.subject),
        text: mail.text,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await mails.sent(mail.key, new Date());
      trouble.end();
    }
  }

  const ask = async () => {
    if (isSending) return;
    isSending = true;
    try {
      await send(url, to);
    } catch (error) {
      trouble.meet(readFailure(error).cause);
    } finally {
      isSending = false;
    }
  };

  void ask();
  const timer = setInterval(ask, askEvery).unref();
  return {
    kick: () => void ask(),
    stop() {
      clearInterval(timer);
      transport?.close();
    },
  };
}
