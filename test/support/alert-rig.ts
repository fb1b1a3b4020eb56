import { dealerOf } from '../../domain/dealer/overrides.ts';
import { type AlertDependencies, receiveAlert } from '../../enquiries/alerts/receive-alert.ts';
import { type NewsDependencies, sendNews } from '../../enquiries/alerts/send-news.ts';
import { createEnquiryLimiter } from '../../enquiries/submit.ts';
import type { Store } from '../../store/open-store.ts';
import { bodyOf, type MailServer, type ReceivedMail, subjectOf } from './mail-server.ts';
import type { OutboxRig } from './outbox-rig.ts';
import { until } from './outbox-rig.ts';

/** The origin in the links of its mails. */
const siteUrl = 'https://carts.example';

/** Alerts over a store with a clock of their own, and what comes of them at a mail server. */
export class AlertRig {
  /** The clock that alerts go by. */
  now = new Date('2026-05-01T12:00:00.000Z');
  readonly store: Store;
  readonly server: MailServer;
  readonly dependencies: AlertDependencies;
  readonly news: NewsDependencies;
  readonly errors: string[] = [];
  #read = 0;

  constructor(store: Store, server: MailServer, kick: () => void) {
    this.store = store;
    this.server = server;
    const now = () => this.now;
    const currentStock = async () => {
      const vehicles = await store.catalogue.list();
      return { vehicles, byId: new Map(vehicles.map((one) => [one.id, one])) };
    };
    const { alerts, rate, sync } = store;
    this.dependencies = {
      ...{ alerts, rate, currentStock, siteUrl, now, onKept: kick, dealer: dealerOf },
      limiter: createEnquiryLimiter(),
      trouble: { report: (error) => Promise.reject(error), end() {} },
    };
    this.news = {
      ...{ alerts, sync, siteUrl, now, onQueued: kick },
      stock: { stale: false, dealer: dealerOf(), current: currentStock },
      onError: (error) => this.errors.push(String(error)),
    };
  }

  /** Lets time pass, milliseconds. */
  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  ask(fields: Readonly<Record<string, string>>, address = '192.0.2.7') {
    return receiveAlert(this.dependencies, { email: 'robin@visitor.example', ...fields }, address);
  }

  /** Asks, and presses the button of the mail that comes. */
  async confirmed(fields: Readonly<Record<string, string>>): Promise<string> {
    await this.ask(fields);
    const [mail] = await this.mails(1);
    const token = mail === undefined ? '' : tokenIn(mail);
    await this.store.alerts.confirm(token, this.now);
    return token;
  }

  /** One turn of the job; resolves to the mails that are sent by then. */
  async sendNews(
    count: number,
    change: Partial<NewsDependencies> = {},
  ): Promise<readonly ReceivedMail[]> {
    await sendNews({ ...this.news, ...change });
    return this.mails(count);
  }

  /** The mails since they were asked for last: exactly so many. */
  async mails(count: number): Promise<readonly ReceivedMail[]> {
    await until(async () => {
      const { queued } = await this.store.outbox.count();
      if (queued > 0) throw new Error('some are still to be sent');
    });
    const mails = this.server.mails.slice(this.#read);
    this.#read = this.server.mails.length;
    if (mails.length !== count) {
      const subjects = mails.map(subjectOf);
      throw new Error(`${mails.length} mails instead of ${count}: ${subjects.join('; ')}`);
    }
    return mails;
  }
}

/** Alerts on the store of an outbox's test, with a worker that sends to a server of their own. */
export async function startAlerts(rig: OutboxRig): Promise<AlertRig> {
  const server = await rig.serve();
  // Whatever the alerts' clock says is due at once.
  rig.ahead = 10 * 365 * 24 * 3_600_000;
  const worker = rig.work(server.url);
  return new AlertRig(rig.store, server, worker.kick);
}

/** The token of a mail's link. */
export function tokenIn(mail: ReceivedMail): string {
  return /\/alerts\/([\w-]+)/.exec(bodyOf(mail))?.[1] ?? '';
}
