import { existsSync, readdirSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { SmallPhotograph } from '../../domain/enquiries/photographs.ts';
import { startOutboxWorker } from '../../enquiries/outbox-worker.ts';
import { createShrinker } from '../../stock/photos/encode-in-child.ts';
import { listenFor, siteUrl } from './built-server.ts';
import { bodyOf, type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';
import { type OpenApp, openApp } from './open-app.ts';

/** The form of a trade-in as it is filled in, without photographs. */
export const typedTradeIn = {
  ...{ firstName: 'Robin', lastName: 'Hale', email: 'robin@visitor.example' },
  ...{ phone: '570-555-0199', message: '', make: 'Club Car', model: 'Precedent', year: '2015' },
  ...{ power: 'electric', batteryAge: '3', hours: '400', condition: 'runs-with-problems' },
};

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
}

/** The form of a trade-in over a socket, and the mails that leave. */
export interface TradeInRig {
  readonly app: OpenApp;
  readonly mails: MailServer;
  readonly url: string;
  /** A form as a browser sends it, from a network of its own. */
  send(
    files: readonly SentFile[],
    change?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** The beginning of a form with a photograph that does not come to its end. */
  beginForm(from: string): Promise<ClientRequest>;
  /** The mail to the dealer about this enquiry, once it has come. */
  mailAbout(id: string): Promise<ReceivedMail>;
  /** Waits until no form and no enquiry has a folder for its photographs. */
  noFilesLeft(): Promise<void>;
  /** Enquiries whose photographs wait to be decoded. */
  waiting(): readonly string[];
  /** Makes a photograph small: a stand-in at once, unless a test puts {@link realShrink} in its place. */
  shrink: (path: string) => Promise<SmallPhotograph>;
  stop(): Promise<void>;
}

/** The process that decodes photographs. */
export const realShrink = createShrinker();

const standIn: TradeInRig['shrink'] = async () => ({ ok: true, jpeg: Buffer.from('JPEG') });

export async function startTradeIns(): Promise<TradeInRig> {
  const mails = await startMailServer();
  const app = await openApp({
    dependencies: { shrink: (path) => rig.shrink(path) },
    enquiries: { deliveries: ['dealer', 'adf', 'confirmation'], onKept: () => worker.kick() },
  });
  const worker = startOutboxWorker({
    ...{ outbox: app.store.outbox, smtpUrl: mails.url, siteUrl, log: () => undefined },
    ...{ mailFrom: 'site@carts.example', leadsTo: ['sales@carts.example'] },
    ...{ leadsAdfTo: 'crm@carts.example', dealer: dealerOf },
  });
  const listening = await listenFor(app.site, { trustProxy: true });
  const url = `http://127.0.0.1:${listening.port}`;
  const uploads = join(app.site.dataDir, 'uploads');
  const waiting = join(app.site.dataDir, 'photographs-waiting');
  const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const folders = () => [...filesIn(uploads), ...filesIn(waiting)];
  let networks = 0;
  const rig: TradeInRig = {
    ...{ app, mails, url, shrink: standIn },
    send(files, change = {}, headers = {}) {
      const form = new FormData();
      const fields = { ...typedTradeIn, ...change };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const { name, bytes, type = 'image/jpeg' } of files) {
        form.append('photos', new Blob([bytes as BlobPart], { type }), name);
      }
      networks += 1;
      return fetch(`${url}/trade-in`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
        headers: { 'x-forwarded-for': `203.0.113.${networks}`, ...headers },
      });
    },
    async beginForm(from) {
      const request = httpRequest(`${url}/trade-in`, {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': '1000000',
          'x-forwarded-for': from,
        },
      });
      request.on('error', () => undefined);
      const count = folders().length;
      request.write(
        '--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nbeginning',
      );
      await vi.waitFor(() => expect(folders()).toHaveLength(count + 1));
      return request;
    },
    waiting: () => filesIn(waiting),
    mailAbout: (id) =>
      vi.waitFor(() => {
        const mail = mails.mails.find(
          (one) => one.to[0] === 'sales@carts.example' && bodyOf(one).includes(id),
        );
        if (mail === undefined) throw new Error(`no mail about ${id}`);
        return mail;
      }),
    noFilesLeft: () => vi.waitFor(() => expect(folders()).toEqual([])),
    async stop() {
      await listening.stop(0);
      await worker.stop();
      await mails.close();
      await app.close();
    },
  };
  return rig;
}
