/** `shed`: refused for overload; `none`: no page. */
export type CacheResult = 'hit' | 'miss' | 'shed' | 'none';

export interface LoggedRequest {
  readonly id: string;
  readonly method: string;
  readonly target: string;
  readonly status: number;
  /** Milliseconds from the headers read to the answer written. */
  readonly ms: number;
  readonly cache: CacheResult;
}

/** The client closed the connection before the answer. */
export const leftEarly = 499;

/** Any other address was typed, and may hold a name, a number or a mailbox. */
const ownAddress = /^\/[a-z0-9/+._-]{0,150}$/i;
const longNumber = /\d{7}/;

/** A signed link (spec S26.5, S27.10): its action is logged, its token never. */
const tokenLink = /^(\/do\/[a-z]+|\/alerts)\/./;

/** Without query, token or anything like a phone number, and only where an address was found. */
export function loggedPath({ target, status }: Pick<LoggedRequest, 'target' | 'status'>): string {
  // 409 and 410 are answered to an address that was found.
  const isOurs = status < 300 || [304, 409, 410].includes(status) || status >= 500;
  if (!isOurs) return '-';
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const action = tokenLink.exec(path)?.[1];
  if (action !== undefined) return action;
  return ownAddress.test(path) && !longNumber.test(path) ? path : '-';
}

/** Lines are concatenated: serialization takes longer. Many have the same millisecond. */
export function logRequestsTo(output: { write(line: string): unknown }) {
  let writtenAt = 0;
  let time = '';
  return (answered: LoggedRequest): void => {
    const { id, method, status, ms, cache } = answered;
    const at = Date.now();
    if (at !== writtenAt) time = new Date(at).toISOString();
    writtenAt = at;
    output.write(
      `{"at":"${time}","level":"info","event":"request","id":"${id}","method":"${method}","path":"${loggedPath(answered)}","status":${status},"ms":${Math.round(ms * 10) / 10},"cache":"${cache}"}\n`,
    );
  };
}
