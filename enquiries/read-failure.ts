import { cleanLine } from '../domain/text/clean-text.ts';

/** What a failed attempt met. */
export interface Failure {
  /** For the staff, with the delivery: the mail server's own words. May name the recipient. */
  readonly problem: string;
  /** For the log: the kind of failure, without anything personal. Equal for equal causes. */
  readonly cause: string;
  /** The recipient does not exist; trying again would change nothing. */
  readonly isPermanent: boolean;
}

const maxProblemLength = 500;

/** Reads the error of an attempt to send. */
export function readFailure(error: unknown): Failure {
  const { code, command, response, responseCode } = error as {
    code?: string;
    command?: string;
    response?: string;
    responseCode?: number;
  };
  const message = error instanceof Error ? error.message : String(error);
  return {
    problem: cleanLine(response ?? message).slice(0, maxProblemLength),
    cause: [code ?? 'error', command, responseCode].filter((part) => part !== undefined).join(' '),
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
