import { Readable } from 'node:stream';
import type { App } from '../../http/handle.ts';
import type { SiteRequest } from '../../http/request/site-request.ts';

/** A request of the platform as the site reads one. `from` is the visitor's network address. */
export function siteRequest(request: Request, from = '192.0.2.1'): SiteRequest {
  const { origin, host } = new URL(request.url);
  return {
    method: request.method,
    // A client sends no fragment.
    target: request.url.slice(origin.length).replace(/#.*/, ''),
    host,
    clientAddress: from,
    header: (name) => request.headers.get(name) ?? undefined,
    body: () => (request.body ?? Readable.from([])) as AsyncIterable<Uint8Array>,
    cache: 'none',
  };
}

/** What the site answers to a request, without a socket. */
export async function fetchFromApp(
  app: Pick<App, 'handle'>,
  request: Request,
  from?: string,
): Promise<Response> {
  const { status, headers, body } = await app.handle(siteRequest(request, from));
  if (request.method === 'HEAD' || body === undefined) {
    if (body instanceof Readable) body.destroy();
    return new Response(null, { status, headers });
  }
  // Read whole: a test that looks at the headers alone would leave its file open.
  const sent = body instanceof Readable ? Buffer.concat(await body.toArray()) : body;
  return new Response(sent as BodyInit, { status, headers });
}
