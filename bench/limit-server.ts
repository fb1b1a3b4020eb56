import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import * as zlib from 'node:zlib';

/**
 * The limit that the site is compared with: its own answers, headers included, fetched once and kept
 * as brotli buffers that a bare server writes. With `WITHOUT_SCRIPTS`, pages come without their
 * script elements.
 */
interface Prepared {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const { SITE, PORT, HOST, WITHOUT_SCRIPTS } = process.env;
const prepared = new Map<string, Prepared>();

function fetchOnce(path: string): Promise<Prepared> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get({ host: '127.0.0.1', port: Number(SITE), path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { date: _date, connection: _c, 'keep-alive': _k, ...otherHeaders } = response.headers;
      resolve(
        prepare({
          status: response.statusCode ?? 0,
          headers: otherHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

function prepare(answer: Prepared): Prepared {
  const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
  if (WITHOUT_SCRIPTS === undefined || !isPage) return answer;
  const isCompressed = answer.headers['content-encoding'] === 'br';
  const html = (isCompressed ? zlib.brotliDecompressSync(answer.body) : answer.body).toString();
  const body = zlib.brotliCompressSync(html.replaceAll(/<script\b.*?<\/script>/gs, ''));
  const length = String(body.length);
  const headers = { ...answer.headers, 'content-encoding': 'br', 'content-length': length };
  return { ...answer, headers, body };
}

createServer((request, response) => {
  const path = request.url ?? '/';
  const preparedAnswer = prepared.get(path);
  if (preparedAnswer !== undefined) {
    response.writeHead(preparedAnswer.status, preparedAnswer.headers);
    response.end(preparedAnswer.body);
    return;
  }
  fetchOnce(path).then(
    (answer) => {
      prepared.set(path, answer);
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    },
    (error: unknown) => response.writeHead(502).end(String(error)),
  );
}).listen(Number(PORT), HOST);
