import { hash } from 'node:crypto';
import type { SiteRequest } from '../request/site-request.ts';
import {
  type Compression,
  chooseEncoding,
  compress,
  compressions,
  type Effort,
  type Encoding,
  isCompressible,
} from './compression.ts';
import {
  isUnchanged,
  latin1UpTo,
  notModified,
  type Representation,
  type WholeRepresentation,
} from './representation.ts';

/** Hashed once, compressed once per encoding. */
export interface StoredResponse {
  readonly status: number;
  /** Lower-case, without those that depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** Without quotes and encoding. */
  readonly etag: string;
  /** Best first. */
  readonly compressions: readonly Compression[];
  readonly representations: Map<Encoding, WholeRepresentation>;
}

export function storedFrom(
  { status, headers, body }: WholeRepresentation,
  preferred: readonly Compression[] = compressions,
): StoredResponse {
  const ways = isCompressible(headers['content-type'] ?? '', body.length) ? preferred : [];
  const etag = entityTag(body);
  const stored = { status, headers, etag, compressions: ways, representations: new Map() };
  addEncoding(stored, 'identity', body);
  return stored;
}

/** A hash, without quotes and encoding. */
export function entityTag(body: Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}

function addEncoding(stored: StoredResponse, encoding: Encoding, body: Buffer): void {
  const { status, headers, etag } = stored;
  stored.representations.set(encoding, {
    status,
    headers: {
      ...headers,
      etag: encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`,
      ...(stored.compressions.length > 0 && { vary: 'accept-encoding' }),
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body,
  });
}

function encodingFor(stored: StoredResponse, acceptEncoding: string | undefined): Encoding {
  return chooseEncoding(acceptEncoding, stored.compressions);
}

const underWay = new WeakMap<StoredResponse, Map<Encoding, Promise<void>>>();

export async function encodeFor(
  stored: StoredResponse,
  acceptEncoding: string | undefined,
  effort: Effort,
): Promise<void> {
  const encoding = encodingFor(stored, acceptEncoding);
  if (encoding === 'identity' || stored.representations.has(encoding)) return;
  const waiting = underWay.get(stored) ?? new Map<Encoding, Promise<void>>();
  underWay.set(stored, waiting);
  const done =
    waiting.get(encoding) ??
    compress(plainBody(stored), encoding, effort).then((body) => {
      addEncoding(stored, encoding, body);
    });
  waiting.set(encoding, done);
  await done.finally(() => waiting.delete(encoding));
}

function plainBody(stored: StoredResponse): Buffer {
  const plain = stored.representations.get('identity');
  if (plain === undefined) throw new Error('A stored response without its plain body');
  return plain.body;
}

/** Bytes of memory beside the body. */
const headerBytes = 2_000;

export function sizeOf(stored: StoredResponse): number {
  let size = 0;
  for (const { body } of stored.representations.values()) {
    size += body.length * (body.length > latin1UpTo ? 1 : 2) + headerBytes;
  }
  return size;
}

/** `undefined` while the response is not compressed for this client. */
export function selectRepresentation(
  stored: StoredResponse,
  request: Pick<SiteRequest, 'method' | 'header'>,
): Representation | undefined {
  const encoding = encodingFor(stored, request.header('accept-encoding'));
  const whole = stored.representations.get(encoding);
  if (whole === undefined || stored.status !== 200) return whole;
  return isUnchanged(request, stored.etag) ? notModified(whole.headers) : whole;
}
