import type { SendMailOptions, Transporter } from 'nodemailer';

export interface SmtpLimits {
  /** Milliseconds a mail server may take to be reached and to greet. */
  readonly connectMs: number;
  /** Milliseconds it may be silent. */
  readonly silentMs: number;
}

/**
 * The connection to the mail server of `url` (`smtp://` or `smtps://`). Enquiries and the password
 * go to another host only encrypted: a server that does not offer STARTTLS, or somebody on the way
 * who hides that it does, gets no mail. A mail server on this machine may do without, and so may
 * any where the address says so itself: `smtp://mail.example:25?requireTLS=false`.
 */
export function createSmtpTransport(url: string, limits: SmtpLimits): SmtpTransport {
  let transport: Promise<Transporter> | undefined;

  /** Loaded with the first mail: it would delay the first answer of every start. */
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      // What the address says in its query wins over the options beside it.
      url,
      requireTLS: !isThisMachine(url),
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.connectMs,
      dnsTimeout: limits.connectMs,
      socketTimeout: limits.silentMs,
    });
  }

  return {
    async send(mail) {
      transport ??= open();
      await (await transport).sendMail(mail);
    },
    async close() {
      (await transport)?.close();
    },
  };
}

export interface SmtpTransport {
  /** Resolves when the server has taken the mail; rejects with its refusal or the failure on the way. */
  send(mail: SendMailOptions): Promise<void>;
  close(): Promise<void>;
}

/** Whether an address is of this machine by its very form, whatever a name server says. */
export function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
