import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, undecoded. */
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** What the server took responsibility for, in order. */
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** What a server does out of the ordinary. */
export interface Behavior {
  /** Recipients it refuses, with the answer they get. */
  readonly refuse?: Readonly<Record<string, string>>;
  /** Milliseconds before it takes a mail. */
  readonly slowMs?: number;
  /** Asked for each mail once all of it has come: true breaks the connection without an answer. */
  readonly dropAfterData?: () => boolean;
  readonly port?: number;
}

/** A real SMTP server on a loopback port. */
export async function startMailServer(behavior: Behavior = {}): Promise<MailServer> {
  const { refuse = {}, slowMs = 0, dropAfterData = () => false, port = 0 } = behavior;
  const mails: ReceivedMail[] = [];
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, answer) {
      const refusal = refuse[address];
      if (refusal === undefined) return answer();
      answer(Object.assign(new Error(refusal.slice(4)), { responseCode: +refusal.slice(0, 3) }));
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail: ReceivedMail = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('latin1'),
        };
        if (dropAfterData()) {
          // It has the mail and never says so: the sender has to send it again.
          mails.push(mail);
          for (const connection of server.connections) {
            if (connection.session === session) connection.close();
          }
          return;
        }
        setTimeout(() => {
          mails.push(mail);
          answer();
        }, slowMs);
      });
    },
  };
  const server = new SMTPServer(options) as SMTPServer & {
    connections: Set<{ session: unknown; close(): void }>;
  };
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A header's value, unfolded, or `undefined`. */
export function headerOf({ raw }: Pick<ReceivedMail, 'raw'>, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((l) => l.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}

/** The text, its transfer encoding undone. */
export function bodyOf(mail: ReceivedMail): string {
  return decoded(partOf(mail, 'text/plain') ?? mail);
}

function partOf(mail: ReceivedMail, type: string): Part | undefined {
  return partsOf(mail).find((part) => headerOf(part, 'Content-Type')?.startsWith(type));
}

function decoded(part: Part): string {
  const encoding = headerOf(part, 'Content-Transfer-Encoding');
  const body = contentOf(part);
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? unquote(body)
        : body;
  return text.replaceAll('\r\n', '\n');
}

/** A file that came with a mail. */
export interface Attachment {
  readonly type: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** The files that came with a mail, in their order. */
export function attachmentsOf(mail: ReceivedMail): readonly Attachment[] {
  return partsOf(mail)
    .filter((part) => headerOf(part, 'Content-Disposition')?.startsWith('attachment'))
    .map((part) => ({
      type: headerOf(part, 'Content-Type')?.split(';')[0] ?? '',
      name: /filename="?([^";]+)/.exec(headerOf(part, 'Content-Disposition') ?? '')?.[1] ?? '',
      bytes: Buffer.from(contentOf(part), 'base64'),
    }));
}

type Part = Pick<ReceivedMail, 'raw'>;

/** The parts of a mail that has several, those of a part that has several among them. */
function partsOf(mail: Part): readonly Part[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)/.exec(
    headerOf(mail, 'Content-Type') ?? '',
  )?.[1];
  if (boundary === undefined) return [mail];
  const parts = contentOf(mail).split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => partsOf({ raw: part.slice(2, -2) }));
}

function contentOf({ raw }: Part): string {
  return raw.slice(raw.indexOf('\r\n\r\n') + 4);
}

/** The subject as a reader sees it. */
export function subjectOf(mail: ReceivedMail): string {
  const words = (headerOf(mail, 'Subject') ?? '').replace(/\?= =\?UTF-8\?Q\?/g, '');
  return words.replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) =>
    unquote(word.replaceAll('_', ' ')),
  );
}

function unquote(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
