import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readAddress } from '../request/address.ts';
import { originForm } from '../request/site-request.ts';

/** Milliseconds from its head in which the body of a request has to be there. */
export interface BodyTimes {
  readonly requestTimeout: number;
  /** Where files may come with it. */
  readonly uploadTimeout: number;
}

/**
 * Ends a request whose body does not come to its end in time (spec S22.8): by the time of its route,
 * which Node's server, that knows one time for all, can't do.
 */
export function boundBodies(
  server: () => Server,
  { requestTimeout, uploadTimeout }: BodyTimes,
  handle: (req: IncomingMessage, res: ServerResponse) => void,
): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    if (hasBody(req)) {
      const { policy } = readAddress(originForm(req.url ?? ''));
      const isUpload = req.method === 'POST' && policy.files !== undefined;
      const timer = setTimeout(
        () => {
          if (req.complete) return;
          const code = 'ERR_HTTP_REQUEST_TIMEOUT';
          server().emit('clientError', Object.assign(new Error(code), { code }), req.socket);
        },
        isUpload ? uploadTimeout : requestTimeout,
      );
      req.once('close', () => clearTimeout(timer));
    }
    handle(req, res);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
