import { createHash } from 'node:crypto';
import { chooseEncoding, compress, type Encoding, isCompressible } from './compression.ts';

/** A whole answer, ready to be written: hashed once, compressed once per encoding. */
export interface Answer {
  readonly status: number;
  /** Lower-case names; without the headers that depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
  readonly encoded: Map<Encoding, Buffer>;
}

/** What is written for one request: an answer in one encoding, or "not modified". */
export interface Written {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** Reads a response whole. The entity tag is a hash of its bytes. */
export async function answerFrom(response: Response): Promise<Answer> {
  const headers = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  return makeAnswer(response.status, headers, body);
}

export function makeAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Answer {
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { status, headers, body, etag, encoded: new Map([['identity', body]]) };
}

/** The encoding this answer is sent in to a client that accepts `acceptEncoding`. */
export function encodingFor(answer: Answer, acceptEncoding: string | undefined): Encoding {
  const type = answer.headers['content-type'] ?? '';
  return isCompressible(type, answer.body.length) ? chooseEncoding(acceptEncoding) : 'identity';
}

/** Compresses the answer for that encoding unless it already is. */
export async function encode(answer: Answer, encoding: Encoding): Promise<void> {
  if (answer.encoded.has(encoding)) return;
  answer.encoded.set(encoding, await compress(answer.body, encoding, 'fast'));
}

/** Replaces the quick compression by the best one, for an answer that is asked for often. */
export async function encodeBest(answer: Answer, encoding: Encoding): Promise<void> {
  if (encoding === 'identity') return;
  answer.encoded.set(encoding, await compress(answer.body, encoding, 'best'));
}

/** Bytes the answer holds in memory. */
export function sizeOf(answer: Answer): number {
  let size = 500;
  for (const body of new Set(answer.encoded.values())) size += body.length;
  return size;
}

/**
 * What to write for a request. `undefined` when the answer is not compressed for `encoding` yet.
 * HEAD gets the same headers and no body.
 */
export function write(
  answer: Answer,
  encoding: Encoding,
  method: string,
  ifNoneMatch: string | undefined,
): Written | undefined {
  const body = answer.encoded.get(encoding);
  if (body === undefined) return undefined;
  const etag = encoding === 'identity' ? `"${answer.etag}"` : `"${answer.etag}-${encoding}"`;
  const headers: Record<string, string> = { ...answer.headers, etag, vary: 'accept-encoding' };
  if (answer.status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, answer.etag)) {
    delete headers['content-type'];
    return { status: 304, headers, body: undefined };
  }
  headers['content-length'] = String(body.length);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status: answer.status, headers, body: method === 'HEAD' ? undefined : body };
}

/** Weak comparison: any encoding of the same bytes counts. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '').replaceAll('"', '');
    return tag === etag || tag.startsWith(`${etag}-`);
  });
}
