import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { type AlertDependencies, receiveAlert } from '../../enquiries/alerts/receive-alert.ts';
import { type NewsDependencies, sendNews } from '../../enquiries/alerts/send-news.ts';
import { createEnquiryLimiter } from '../../enquiries/submit.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { mailOf } from './enquiry-mail.ts';
import { bodyOf, type ReceivedMail, subjectOf } from './mail-server.ts';

/** The origin in the links of its mails. */
const siteUrl = 'https://carts.example';

/** Alerts over a store with a clock of their own, and the mails that come of them. */
export class AlertRig {
  /** The clock that alerts go by. */
  now = new Date('2026-05-01T12:00:00.000Z');
  readonly store: Store;
  readonly dependencies: AlertDependencies;
  readonly news: NewsDependencies;
  readonly errors: string[] = [];

  constructor(store: Store) {
    this.store = store;
    const kick = () => undefined;
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

  /** One turn of the job, after which one mail is sent. */
  async nextNews(): Promise<ReceivedMail> {
    return (await this.sendNews(1))[0] as ReceivedMail;
  }

  /** The mails queued since the last call: exactly so many. */
  async mails(count: number): Promise<readonly ReceivedMail[]> {
    const mails: ReceivedMail[] = [];
    // Whatever the alerts' clock is, all are due by then.
    for (const claim of await this.store.outbox.claim(99, 60, new Date('2040-01-01'))) {
      mails.push(await mailOf(claim));
      await this.store.outbox.markSent(claim);
    }
    if (mails.length === count) return mails;
    const subjects = mails.map(subjectOf).join('; ');
    throw new Error(`${mails.length} mails instead of ${count}: ${subjects}`);
  }
}

/** Alerts on a store of the current test. */
export async function startAlerts(): Promise<AlertRig> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-alerts-'));
  const store = await openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return new AlertRig(store);
}

/** The token of a mail's link. */
export function tokenIn(mail: ReceivedMail): string {
  return /\/alerts\/([\w-]+)/.exec(bodyOf(mail))?.[1] ?? '';
}
