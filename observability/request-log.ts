import type { Output } from './log.ts';

/** Where an answer came from: kept, made for this request, turned away unmade, or of no page. */
export type CacheResult = 'hit' | 'miss' | 'shed' | 'none';

/** One answered request. */
export interface Answered {
  readonly id: string;
  readonly method: string;
  /** As asked for, with its query. */
  readonly target: string;
  readonly status: number;
  /** From the last header to the last byte handed over, milliseconds. */
  readonly ms: number;
  readonly cache: CacheResult;
}

/** Status in the log for a visitor who left before the answer. */
export const leftEarly = 499;

/**
 * What an address of ours looks like. Anything else a visitor has typed, and may be a name, a
 * number or a mailbox.
 */
const ownAddress = /^\/[a-z0-9/+._-]{0,150}$/i;
const longNumber = /\d{7}/;

/**
 * The path as the log may have it: without the query, only of what was found here, and never what
 * could be somebody's phone number.
 */
export function loggedPath({ target, status }: Pick<Answered, 'target' | 'status'>): string {
  const isOurs = status < 300 || status === 304 || status >= 500;
  if (!isOurs) return '-';
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  return ownAddress.test(path) && !longNumber.test(path) ? path : '-';
}

/** Writes a line per request, put together by hand: it is done for every kept page too. */
export function logRequestsTo(output: Output): (answered: Answered) => void {
  let atMs = 0;
  let at = '';
  return (answered) => {
    const now = Date.now();
    if (now !== atMs) {
      atMs = now;
      at = new Date(now).toISOString();
    }
    const { id, method, status, ms, cache } = answered;
    output.write(
      `{"at":"${at}","level":"info","event":"request","id":"${id}","method":"${method}","path":"${loggedPath(answered)}","status":${status},"ms":${Math.round(ms * 10) / 10},"cache":"${cache}"}\n`,
    );
  };
}
