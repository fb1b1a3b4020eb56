import type { Log } from '../base/log.ts';
import { watchTrouble } from '../base/trouble.ts';
import { hour, minute } from '../domain/duration.ts';
import type { Claim, Outbox } from '../domain/enquiries/outbox.ts';
import { newYorkTime } from '../domain/new-york-time.ts';
import {
  type MailFailure,
  type MailSettings,
  openMailer,
  readFailure,
  type SendResult,
  type SmtpLimits,
} from './mailer.ts';

export interface OutboxWorkerOptions extends MailSettings {
  readonly outbox: Outbox;
  readonly smtpUrl?: string;
  /** One line for each cause and its end; never personal. */
  readonly log: Log;
  readonly now?: () => Date;
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

const maxAtOnce = 4;

export interface OutboxWorker {
  kick(): void;
  stop(): Promise<void>;
}

/** Sends due mails, each at least once; workers may share an outbox. */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { outbox, smtpUrl, log, now = () => new Date(), limits = defaultLimits } = options;
  if (smtpUrl === undefined) return { kick() {}, async stop() {} };
  const mailer = openMailer(smtpUrl, options, limits);
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const mailTrouble = watchTrouble(log, 'mail cannot be sent; it is retried', 'mail is sent again');
  const storeTrouble = watchTrouble(log, 'the outbox does not answer', 'the outbox answers again');
  let isStopped = false;
  let wake = () => {};

  async function run(): Promise<void> {
    while (!isStopped) {
      // Made before the outbox is polled, so that no kick in between is lost.
      const woken = Promise.withResolvers<void>();
      wake = woken.resolve;
      if ((await claimDue()) === 0 && !isStopped) await woken.promise;
    }
  }

  async function claimDue(): Promise<number> {
    const free = maxAtOnce - underWay.size;
    if (free <= 0) return 0;
    try {
      const claims = await outbox.claim(free, limits.leaseMs / 1000, now(), ({ id, reason }) =>
        log('error', 'a mail can not be made', { id, reason }),
      );
      storeTrouble.end();
      for (const claim of claims) {
        const attempt = send(claim)
          // The store failed; the lease expires and the mail is sent again.
          .catch((error) => storeTrouble.report(readFailure(error).cause))
          .finally(() => {
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

  async function send(claim: Claim): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(limits.wholeMs), stopping.signal]);
    const result = await mailer
      .send(claim, signal)
      .catch((error: unknown) => ({ takenBy: [], failures: [readFailure(error)] }));
    const cause = result.failures[0]?.cause;
    if (cause === undefined) {
      await outbox.markSent(claim);
    } else {
      const { kind, attempts, tryingSince } = claim;
      const at = now();
      await reportRefusals(claim, result.failures, options, at);
      // A mail interrupted by stopping the worker is due at once; its server did not refuse it.
      const next = stopping.signal.aborted ? at : nextAttempt(attempts, new Date(tryingSince), at);
      if (await postpone(claim, result, next, outbox)) mailTrouble.report(cause);
      else log('error', 'mail given up; see leads list --undelivered', { kind, cause });
    }
    // The server takes mails, if not for all.
    if (!cause || result.takenBy.length > (claim.takenBy ?? []).length) mailTrouble.end();
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

function isLead({ kind }: Pick<Claim, 'kind'>): boolean {
  return kind !== 'confirmation' && kind !== 'alert' && kind !== 'staff';
}

/** Resolves to `false` where there is no next attempt, and the mail is given up. */
async function postpone(
  claim: Claim,
  { takenBy, failures }: SendResult,
  next: Date | undefined,
  outbox: Pick<Outbox, 'markDead' | 'postpone'>,
): Promise<boolean> {
  const isOneOfMany = failures.length + takenBy.length > 1;
  const problem = failures
    .map((failure) => (isOneOfMany ? `${failure.recipient}: ` : '') + failure.problem)
    .join('; ');
  const taken = takenBy.length === 0 ? undefined : takenBy;
  if (next === undefined || failures.every(({ isPermanent }) => isPermanent)) {
    await outbox.markDead(claim, problem, taken);
    return false;
  }
  await outbox.postpone(claim, problem, next, taken);
  return true;
}

/** Mails REPORT_TO, once a day for each mailbox that refuses mails about enquiries. */
async function reportRefusals(
  claim: Claim,
  failures: readonly MailFailure[],
  { outbox, log, reportTo = [] }: OutboxWorkerOptions,
  now: Date,
): Promise<void> {
  const refusals = isLead(claim) ? failures.filter(({ isRefusal }) => isRefusal) : [];
  for (const { recipient, problem, cause } of refusals) {
    log('error', 'a mail about an enquiry is refused', { kind: claim.kind, cause });
    if (reportTo.every((address) => address === recipient)) continue;
    const mail = {
      subject: 'Messages from the website do not reach you',
      body: [
        `The mail server refuses emails about messages from visitors to ${recipient}:`,
        { quote: problem },
        'No message is lost: each is kept until it is emailed. Call or write to those people meanwhile: dealer leads list --open',
        'The mailbox may be full, deleted, or mistyped. Whoever set the website up can correct LEADS_TO and run: dealer leads retry',
      ],
    };
    await outbox.queue(`refused ${newYorkTime(now).date} ${recipient}`, mail, now);
  }
}

/** Milliseconds between two attempts. */
const firstWaitMs = minute;
const maxWaitMs = 6 * hour;
/** Milliseconds of trying, and the minimum of attempts: a clock weeks ahead uses up no days. */
const giveUpAfterMs = 72 * hour;
const minAttempts = 10;

/** After a minute, doubling to six hours, spread by a fifth (spec S15.11); undefined: none. */
export function nextAttempt(
  attempts: number,
  tryingSince: Date,
  now: Date,
  random = Math.random(),
): Date | undefined {
  const end = tryingSince.getTime() + giveUpAfterMs;
  const isOver = now.getTime() >= end;
  if (isOver && attempts >= minAttempts) return undefined;
  const doubled = firstWaitMs * 2 ** Math.min(attempts - 1, 20);
  const spread = Math.min(doubled, maxWaitMs) * (0.8 + 0.4 * random);
  const waiting = Math.min(Math.max(spread, firstWaitMs), maxWaitMs);
  const next = now.getTime() + waiting;
  return new Date(isOver ? next : Math.min(next, end));
}
