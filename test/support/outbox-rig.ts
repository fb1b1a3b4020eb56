import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { DeliveryKind } from '../../domain/enquiries/enquiry.ts';
import {
  type OutboxWorker,
  type OutboxWorkerLimits,
  type OutboxWorkerOptions,
  startOutboxWorker,
} from '../../enquiries/outbox-worker.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** For a server that has to be given up on. */
export const impatient: OutboxWorkerLimits = {
  connectMs: 300,
  silentMs: 300,
  wholeMs: 600,
  leaseMs: 1500,
  graceMs: 5000,
};

/** For mails that must leave at the first attempt, however busy the machine is. */
export const patient: OutboxWorkerLimits = {
  connectMs: 20_000,
  silentMs: 20_000,
  wholeMs: 25_000,
  leaseMs: 60_000,
  graceMs: 5000,
};

/** An outbox on a fresh store for each test of a file, and what its workers log. */
export class OutboxRig {
  store!: Store;
  log: string[] = [];
  /** How far the worker's clock is ahead, milliseconds. */
  ahead = 0;
  /** Attempts that failed and whose next one has its date. The clock may move on then, not before. */
  postponed = 0;
  /** Times that a worker has looked for mails. */
  polls = 0;
  #cleanups: (() => unknown)[] = [];
  #forms = 0;

  constructor() {
    beforeEach(async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'laurel-delivery-'));
      this.store = await openStore({ dataDir });
      this.#cleanups = [() => rmSync(dataDir, { recursive: true }), () => this.store.close()];
      this.log = [];
      this.ahead = 0;
      this.postponed = 0;
      this.polls = 0;
    });
    afterEach(async () => {
      for (const cleanup of this.#cleanups.reverse()) await cleanup();
    });
  }

  onEnd(cleanup: () => unknown): void {
    this.#cleanups.push(cleanup);
  }

  async serve(...args: Parameters<typeof startMailServer>): Promise<MailServer> {
    const server = await startMailServer(...args);
    this.onEnd(() => server.close());
    return server;
  }

  work(smtpUrl: string, limits = patient, more: Partial<OutboxWorkerOptions> = {}): OutboxWorker {
    const { outbox } = this.store;
    const worker = startOutboxWorker({
      outbox: {
        ...outbox,
        claim: (...args) => outbox.claim(...args).finally(() => (this.polls += 1)),
        postpone: async (...args) => {
          const isOurs = await outbox.postpone(...args);
          this.postponed += 1;
          return isOurs;
        },
      },
      smtpUrl,
      siteUrl: 'https://carts.example',
      mailFrom: 'site@carts.example',
      dealer: dealerOf,
      leadsTo: ['sales@carts.example'],
      leadsToShowroom: { scranton: ['scranton@carts.example'] },
      leadsAdfTo: 'crm@carts.example',
      reportTo: ['owner@carts.example'],
      log: (level, event, fields) =>
        this.log.push(`${level} ${event} ${fields?.cause ?? ''}`.trim()),
      now: () => new Date(Date.now() + this.ahead),
      limits,
      ...more,
    });
    const timer = setInterval(worker.kick, 30);
    this.onEnd(() => {
      clearInterval(timer);
      return worker.stop();
    });
    return worker;
  }

  keep(kinds: readonly DeliveryKind[], email = 'robin@visitor.example') {
    this.#forms += 1;
    return this.store.enquiries.keep(makeEnquiry({ email }), `form ${this.#forms}`, kinds);
  }

  /** Waits until a worker has looked for mails a few times more. */
  async polled(): Promise<void> {
    const before = this.polls;
    await until(() => expect(this.polls).toBeGreaterThan(before + 3));
  }

  /** A check for {@link until}: how many deliveries are in each state. */
  counts(queued: number, sent: number, dead: number) {
    return async () => expect(await this.store.outbox.count()).toEqual({ queued, sent, dead });
  }
}

/** Waits until `check` no longer throws, for as long as a busy machine may need. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 25_000, interval: 20 });
