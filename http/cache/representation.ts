import { createHash } from 'node:crypto';
import { partFor } from '../files/byte-range.ts';
import {
  type Compression,
  chooseEncoding,
  compress,
  compressWell,
  type Encoding,
  isCompressible,
} from './compression.ts';

/** A whole answer, ready to be written: hashed once, compressed once per encoding. */
export interface Answer {
  readonly status: number;
  /** Lower-case names; without the headers that depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Whether who accepts it gets it compressed. */
  readonly compressible: boolean;
  /** The answer to a plain GET, for every encoding it has been made in. */
  readonly written: Map<Encoding, Written & { readonly body: Buffer }>;
}

/** What is written for one request: an answer in one encoding, a part of it, or "not modified". */
export interface Written {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** The body as a string of bytes, once it has been sent: see {@link inOnePiece}. */
  text?: string;
}

/** Bytes up to which a body is worth keeping as a string, too; a page of 12 kB costs a fifth more as one. */
const inOnePieceUpTo = 4 * 1024;

/**
 * The body as a string with one character a byte (`latin1`), for one small enough. Node writes such
 * a string together with the headers, which takes an eighth less of its time than a buffer.
 */
export function inOnePiece(written: Written): string | undefined {
  const { body } = written;
  if (body === undefined || body.length > inOnePieceUpTo) return undefined;
  written.text ??= body.toString('latin1');
  return written.text;
}

/** What of a request decides how an answer is written. Header names in lower case. */
export interface Asked {
  readonly method: string;
  header(name: string): string | undefined;
}

/** Reads a response whole. The entity tag is a hash of its bytes. */
export async function answerFrom(response: Response): Promise<Answer> {
  const headers = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  const compressible = isCompressible(headers['content-type'] ?? '', body.length);
  return makeAnswer(response.status, headers, body, entityTag(body), compressible);
}

/** The part of an entity tag that all encodings of the same bytes share. */
export function entityTag(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

export function makeAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  etag: string,
  compressible: boolean,
): Answer {
  const answer: Answer = { status, headers, etag, compressible, written: new Map() };
  addEncoding(answer, 'identity', body);
  return answer;
}

/** Adds or replaces the bytes of one encoding. */
export function addEncoding(answer: Answer, encoding: Encoding, body: Buffer): void {
  const { status, headers, etag, compressible } = answer;
  answer.written.set(encoding, {
    status,
    headers: {
      ...headers,
      etag: encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`,
      ...(compressible ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body,
  });
}

/** The encoding this answer is sent in to a client that accepts `acceptEncoding`. */
export function encodingFor(answer: Answer, acceptEncoding: string | undefined): Encoding {
  return answer.compressible ? chooseEncoding(acceptEncoding) : 'identity';
}

const underWay = new WeakMap<Answer, Map<Encoding, Promise<void>>>();

/** Compresses the answer for that encoding, once for all who wait, unless it already is. */
export async function encode(answer: Answer, encoding: Encoding): Promise<void> {
  if (encoding === 'identity' || answer.written.has(encoding)) return;
  const waiting = underWay.get(answer) ?? new Map<Encoding, Promise<void>>();
  underWay.set(answer, waiting);
  const done =
    waiting.get(encoding) ??
    compress(plainBody(answer), encoding, 'quickly').then((body) => {
      addEncoding(answer, encoding, body);
    });
  waiting.set(encoding, done);
  await done.finally(() => waiting.delete(encoding));
}

/** Replaces the quick compression by the best one, for an answer that is asked for often. */
export async function encodeWell(answer: Answer, compression: Compression): Promise<void> {
  const body = await compressWell(plainBody(answer), compression);
  if (body !== undefined) addEncoding(answer, compression, body);
}

function plainBody(answer: Answer): Buffer {
  const plain = answer.written.get('identity');
  if (plain === undefined) throw new Error('An answer without its plain body');
  return plain.body;
}

/** Bytes the answer may hold in memory, with some for its headers. */
export function sizeOf(answer: Answer): number {
  let size = 0;
  for (const { body } of answer.written.values()) {
    size += body.length * (body.length > inOnePieceUpTo ? 1 : 2) + 2_000;
  }
  return size;
}

/**
 * What to write for a request. `undefined` when the answer is not compressed for what the client
 * accepts yet. HEAD gets the same headers and no body; parts are sent only of what is never
 * compressed, like a picture.
 */
export function write(answer: Answer, asked: Asked): Written | undefined {
  const whole = answer.written.get(encodingFor(answer, asked.header('accept-encoding')));
  if (whole === undefined) return undefined;
  if (answer.status === 200) {
    const ifNoneMatch = asked.header('if-none-match');
    if (ifNoneMatch !== undefined && matches(ifNoneMatch, answer.etag)) {
      return notModified(whole.headers);
    }
    if (!answer.compressible && asked.header('range') !== undefined) {
      const { status, headers, range } = partFor(asked, whole.headers, whole.body.length);
      return { status, headers, body: range && whole.body.subarray(range.start, range.end + 1) };
    }
  }
  return asked.method === 'HEAD' ? { ...whole, body: undefined } : whole;
}

/** "Not modified": the headers of the whole, without those of a body. */
export function notModified(whole: Written['headers']): Written {
  const { 'content-type': _type, 'content-length': _length, ...headers } = whole;
  return { status: 304, headers, body: undefined };
}

/** Weak comparison: any encoding of the same bytes counts. */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '').replaceAll('"', '');
    return tag === etag || tag.startsWith(`${etag}-`);
  });
}
