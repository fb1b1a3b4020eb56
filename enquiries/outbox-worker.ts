import type { Log } from '../base/log.ts';
import { watchTrouble } from '../base/trouble.ts';
import { minute } from '../domain/duration.ts';
import type { Claim, Outbox } from '../domain/enquiries/outbox.ts';
import { nextAttempt, readFailure } from './failed-attempt.ts';
import { type MailSettings, openMailer, type PartRefused, type SmtpLimits } from './mailer.ts';
import { isLead, reportRefusal } from './refused-lead.ts';

export interface OutboxWorkerOptions extends MailSettings {
  readonly outbox: Outbox;
  /** Nothing is sent without it. */
  readonly smtpUrl?: string;
  /** One line for each new cause and for its end; never personal. */
  readonly log: Log;
  readonly now?: () => Date;
  /** In [0, 1); spreads the attempts. */
  readonly random?: () => number;
  readonly limits?: OutboxWorkerLimits;
}

export interface OutboxWorkerLimits extends SmtpLimits {
  /** Milliseconds for one mail in all. */
  readonly wholeMs: number;
  /** Milliseconds of a claim; well above `wholeMs`, or another worker sends the mail too. */
  readonly leaseMs: number;
  /** Milliseconds to finish when the worker stops. */
  readonly graceMs: number;
}

const defaultLimits: OutboxWorkerLimits = {
  connectMs: 10_000,
  silentMs: 20_000,
  wholeMs: minute,
  leaseMs: 180_000,
  graceMs: 5000,
};

const mostAtOnce = 4;

export interface OutboxWorker {
  kick(): void;
  /** Resolves when all attempts are settled. */
  stop(): Promise<void>;
}

/**
 * Sends due mails, each at least once, until stopped; workers may share an outbox. A failed mail is retried
 * later, and a store outage ends with the next kick.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { outbox, smtpUrl, log, now = () => new Date(), random = Math.random } = options;
  if (smtpUrl === undefined) return { kick() {}, async stop() {} };
  const limits = options.limits ?? defaultLimits;
  const mailer = openMailer(smtpUrl, options, limits);
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const mailTrouble = watchTrouble(log, 'mail cannot be sent; it is retried', 'mail is sent again');
  const storeTrouble = watchTrouble(log, 'the outbox does not answer', 'the outbox answers again');
  let isStopped = false;
  let wake = () => {};

  async function run(): Promise<void> {
    while (!isStopped) {
      // Made before the outbox is polled, so that a kick meanwhile is not lost.
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if ((await claimDue()) === 0 && !isStopped) await woken;
    }
  }

  /** Resolves to the number of claims. */
  async function claimDue(): Promise<number> {
    const free = mostAtOnce - underWay.size;
    if (free <= 0) return 0;
    try {
      const claims = await outbox.claim(free, limits.leaseMs / 1000, now(), ({ id, reason }) =>
        log('error', 'a mail can not be made', { id, reason }),
      );
      storeTrouble.end();
      for (const claim of claims) {
        const attempt = deliver(claim).finally(() => {
          underWay.delete(attempt);
          wake();
        });
        underWay.add(attempt);
      }
      return claims.length;
    } catch (error) {
      storeTrouble.report(readFailure(error).cause);
      return 0;
    }
  }

  async function deliver(claim: Claim): Promise<void> {
    try {
      await send(claim);
    } catch (error) {
      // The store failed; the lease expires and the mail is sent again.
      storeTrouble.report(readFailure(error).cause);
    }
  }

  async function send(claim: Claim): Promise<void> {
    let refused: PartRefused | undefined;
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(limits.wholeMs), stopping.signal]);
      refused = await mailer.send(claim, signal);
    } catch (error) {
      await fail(claim, error);
      return;
    }
    if (refused === undefined) await outbox.markSent(claim);
    else await fail(claim, refused.error, refused.takenBy);
    mailTrouble.end();
  }

  /** Postpones a failed mail or gives it up. */
  async function fail(claim: Claim, error: unknown, takenBy?: readonly string[]): Promise<void> {
    const { problem, cause, isPermanent, isRefusal } = readFailure(error);
    const at = now();
    if (isRefusal && isLead(claim)) {
      log('error', 'a mail about an enquiry is refused', { kind: claim.kind, cause });
      await reportRefusal(outbox, options, problem, at);
    }
    // A mail interrupted by stopping the worker is due at once; its server did not refuse it.
    const dueAt = stopping.signal.aborted
      ? at
      : nextAttempt(claim.attempts, new Date(claim.tryingSince), at, random());
    if (isPermanent || dueAt === undefined) {
      await outbox.markDead(claim, problem, takenBy);
      log('error', 'mail given up; see leads list --undelivered', { kind: claim.kind, cause });
    } else {
      await outbox.postpone(claim, problem, dueAt, takenBy);
      mailTrouble.report(cause);
    }
  }

  const running = run();
  return {
    kick: () => wake(),
    async stop() {
      isStopped = true;
      wake();
      const grace = setTimeout(() => stopping.abort(), limits.graceMs);
      await running;
      await Promise.all(underWay);
      clearTimeout(grace);
      await mailer.close();
    },
  };
}
