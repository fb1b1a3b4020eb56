import { failureText } from '../base/failure-text.ts';
import { hour, minute } from '../domain/duration.ts';
import { cleanLine } from '../domain/text/clean-text.ts';

export interface Failure {
  /** The mail server's words, for the staff. May name the recipient. */
  readonly problem: string;
  /** For the log: the kind of failure, never personal, equal for equal causes. */
  readonly cause: string;
  /** The recipient does not exist. */
  readonly isPermanent: boolean;
  /** The server permanently refused this mail. */
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
 * Only an unknown mailbox is permanent: other permanent refusals (relaying, policy, full mailbox) are
 * mostly settings.
 */
function isUnknownMailbox(response: string): boolean {
  const [, code, detail] = /^(\d{3})(?:[ -](\d\.\d+\.\d+))?/.exec(response) ?? [];
  if (detail !== undefined) return detail.startsWith('5.1.');
  return code === '550' || code === '551' || code === '553';
}

/** Milliseconds between two attempts. */
const firstWait = minute;
const longestWait = 6 * hour;
/** Milliseconds of trying, and the minimum of attempts: a clock weeks ahead uses up no days. */
const giveUpAfter = 72 * hour;
const fewestAttempts = 10;

/**
 * The next attempt: after a minute, doubling up to six hours, spread by a fifth, the last at the end of
 * three days but after {@link fewestAttempts} at least (spec S15.11); undefined for none. `random` in [0,
 * 1).
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
