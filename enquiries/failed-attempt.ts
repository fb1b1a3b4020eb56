import { hour, minute } from '../domain/duration.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import { failureText } from '../observability/failure-text.ts';

export interface Failure {
  /** For the staff, with the delivery: the mail server's own words. May name the recipient. */
  readonly problem: string;
  /** For the log: the kind of failure, without anything personal. Equal for equal causes. */
  readonly cause: string;
  /** The recipient does not exist; trying again would change nothing. */
  readonly isPermanent: boolean;
  /** The server was there and refused this mail for good, by its own words. */
  readonly isRefusal: boolean;
}

const maxProblemLength = 500;

export function readFailure(error: unknown): Failure {
  const { code, command, response, responseCode } = error as {
    code?: string;
    command?: string;
    response?: string;
    responseCode?: number;
  };
  return {
    problem: cleanLine(response ?? failureText(error)).slice(0, maxProblemLength),
    cause: [code ?? 'error', command, responseCode].filter((part) => part !== undefined).join(' '),
    isRefusal: (responseCode ?? 0) >= 500 && /^(?:RCPT TO|MAIL FROM|DATA)$/.test(command ?? ''),
    isPermanent: command === 'RCPT TO' && isUnknownMailbox(response ?? ''),
  };
}

/**
 * Only an address that does not exist is a permanent failure. Other refusals, though the server
 * calls them permanent (relaying, policy, a full mailbox), are mostly settings that get corrected.
 */
function isUnknownMailbox(response: string): boolean {
  const [, code, detail] = /^(\d{3})(?:[ -](\d\.\d+\.\d+))?/.exec(response) ?? [];
  if (detail !== undefined) return detail.startsWith('5.1.');
  return code === '550' || code === '551' || code === '553';
}

/** Waits between two attempts, milliseconds. */
const firstWait = minute;
const longestWait = 6 * hour;
/**
 * How long a delivery is tried, from its first attempt on, milliseconds; and how often at least: a
 * clock that jumps ahead by weeks uses up no days.
 */
const giveUpAfter = 72 * hour;
const fewestAttempts = 10;

/**
 * When a delivery that has failed `attempts` times is tried again: after a minute, doubling up to
 * six hours, give or take a fifth so that a thousand of them don't come back at once, and for the
 * last time when its three days are over, but {@link fewestAttempts} times at least (spec S15.11).
 * `undefined`: that was the last time. `random` in [0, 1).
 */
export function nextAttempt(
  attempts: number,
  tryingSince: Date,
  now: Date,
  random: number,
): Date | undefined {
  const end = tryingSince.getTime() + giveUpAfter;
  const isOver = now.getTime() >= end;
  if (isOver && attempts >= fewestAttempts) return undefined;
  const doubled = firstWait * 2 ** Math.min(attempts - 1, 20);
  const spread = Math.min(doubled, longestWait) * (0.8 + 0.4 * random);
  const waiting = Math.min(Math.max(spread, firstWait), longestWait);
  const next = now.getTime() + waiting;
  return new Date(isOver ? next : Math.min(next, end));
}
