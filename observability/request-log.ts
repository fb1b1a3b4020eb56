import type { Output } from './log.ts';

/** Where an answer came from: the cache, made for this request, refused for overload, or no page. */
export type CacheResult = 'hit' | 'miss' | 'shed' | 'none';

export interface Answered {
  readonly id: string;
  readonly method: string;
  /** As asked for, with its query. */
  readonly target: string;
  readonly status: number;
  /** Milliseconds from the last byte of the headers to the last byte given to the socket. */
  readonly ms: number;
  readonly cache: CacheResult;
}

/** Status in the log where the client closed the connection before the answer. */
export const leftEarly = 499;

/**
 * The form of an address of this site. Any other was typed by a visitor, and may hold a name, a
 * number or a mailbox.
 */
const ownAddress = /^\/[a-z0-9/+._-]{0,150}$/i;
const longNumber = /\d{7}/;

/** A link from a mail (spec S26.5, S27.10): what it is about may be logged, its token never. */
const tokenLink = /^(\/do\/[a-z]+|\/alerts)\/./;

/**
 * The path as it may be logged: without the query, only where something was found, and never what
 * could be a phone number or the token of a link.
 */
export function loggedPath({ target, status }: Pick<Answered, 'target' | 'status'>): string {
  // 409 and 410 are answered to an address that was found.
  const isOurs = status < 300 || [304, 409, 410].includes(status) || status >= 500;
  if (!isOurs) return '-';
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const action = tokenLink.exec(path)?.[1];
  if (action !== undefined) return action;
  return ownAddress.test(path) && !longNumber.test(path) ? path : '-';
}

/** Writes a line per request. Concatenated, not serialized: cached pages are logged, too. */
export function logRequestsTo(output: Output): (answered: Answered) => void {
  return (answered) => {
    const at = new Date().toISOString();
    const { id, method, status, ms, cache } = answered;
    output.write(
      `{"at":"${at}","level":"info","event":"request","id":"${id}","method":"${method}","path":"${loggedPath(answered)}","status":${status},"ms":${Math.round(ms * 10) / 10},"cache":"${cache}"}\n`,
    );
  };
}
