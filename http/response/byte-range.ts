import type { SiteRequest } from '../request/site-request.ts';

/** Bytes of an answer, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const single = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of `size` bytes that a `Range` header asks for. `undefined` means: the whole. Several
 * ranges at once, other units and what can't be read are answered whole (RFC 9110 §14.2).
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = single.exec(header?.replaceAll(' ', '') ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return undefined;
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** The answer for a body that can be requested in parts: status, headers and range of bytes. */
export interface Part {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: none of them. */
  readonly range?: ByteRange;
}

/**
 * Decides what of `size` bytes a request gets, given the headers of the whole. HEAD gets what GET
 * without a range would, without the bytes; a range counts only while `If-Range` names this body.
 */
export function partFor(
  request: Pick<SiteRequest, 'method' | 'header'>,
  headers: Readonly<Record<string, string>>,
  size: number,
): Part {
  if (request.method === 'HEAD') return { status: 200, headers };
  const ifRange = request.header('if-range');
  const current = ifRange === undefined || ifRange === headers.etag;
  const range = current ? readRange(request.header('range'), size) : undefined;
  if (range === undefined) return { status: 200, headers, range: { start: 0, end: size - 1 } };
  if (range === 'unsatisfiable') {
    const { 'content-type': _type, ...rest } = headers;
    const none = { 'content-length': '0', 'content-range': `bytes */${size}` };
    return { status: 416, headers: { ...rest, ...none } };
  }
  const { start, end } = range;
  const part = {
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${size}`,
  };
  return { status: 206, headers: { ...headers, ...part }, range };
}
