import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import * as zlib from 'node:zlib';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request as a browser sends it; the body as it came over the wire. */
export async function ask(port: number, path: string): Promise<Reply> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*' };
  const request = get({ host: '127.0.0.1', port, path, headers });
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** The body of an answer as it was before it was compressed. */
export function plainBody({ headers, body }: Reply): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return zlib.brotliDecompressSync(body);
    case 'gzip':
      return zlib.gunzipSync(body);
    default:
      return body;
  }
}
