import { minute } from '../domain/duration.ts';
import type { Claim, Outbox } from '../domain/enquiries/outbox.ts';
import type { Log } from '../observability/log.ts';
import { watchTrouble } from '../observability/trouble.ts';
import { nextAttempt, readFailure } from './failed-attempt.ts';
import { type MailSettings, openMailer, type PartRefused, type SmtpLimits } from './mailer.ts';
import { isLead, reportRefusal } from './refused-lead.ts';

export interface OutboxWorkerOptions extends MailSettings {
  readonly outbox: Outbox;
  /** `smtp://user:pass@host:port` or `smtps://…`; without it nothing is sent. */
  readonly smtpUrl?: string;
  /** One line for each new cause of trouble and for its end; never anything personal. */
  readonly log: Log;
  readonly now?: () => Date;
  /** In [0, 1); spreads the attempts. */
  readonly random?: () => number;
  readonly limits?: OutboxWorkerLimits;
}

export interface OutboxWorkerLimits extends SmtpLimits {
  /** Milliseconds one mail may take in all, however slowly the server talks. */
  readonly wholeMs: number;
  /**
   * Milliseconds for which a claimed mail is this worker's alone; well above `wholeMs`, or another
   * worker sends it while this one still does.
   */
  readonly leaseMs: number;
  /** Milliseconds that mails being sent get to finish when the worker stops. */
  readonly graceMs: number;
}

const defaultLimits: OutboxWorkerLimits = {
  connectMs: 10_000,
  silentMs: 20_000,
  wholeMs: minute,
  leaseMs: 180_000,
  graceMs: 5000,
};

/** Mails sent at once, to one server. */
const mostAtOnce = 4;

export interface OutboxWorker {
  /** Looks into the outbox: something was queued, or a while has passed. */
  kick(): void;
  /** Claims nothing more, gives mails being sent a few seconds, and resolves when all are settled. */
  stop(): Promise<void>;
}

/**
 * Sends what is due, each mail at least once, until stopped. Any number of workers may share an
 * outbox. No failure of a mail server or of the store makes it throw or stop: a failed mail is
 * retried later, and a store that does not answer is asked again at the next kick. Without
 * `smtpUrl` mails wait for one.
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

  /** Claims as many deliveries as may be sent at once. Resolves to how many. */
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

  /** Makes a mail and sends it, and notes that it left. */
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

  /** Queues a mail again that could not be sent, or gives it up. */
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
