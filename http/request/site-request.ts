import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { ReceivedBody } from '../../app/context.ts';
import type { CacheResult } from '../../observability/request-log.ts';

/** A request as the site reads it, whatever it came over. */
export interface SiteRequest {
  readonly method: string;
  /** The request target as sent, which {@link readAddress} alone parses. */
  readonly target: string;
  /** Host and port it was sent to; `undefined` where the Host header is missing or malformed. */
  readonly host: string | undefined;
  /** The network address it comes from, as far as the settings trust what a proxy says. */
  readonly clientAddress: string;
  /** The value of a header, by its name in lower case. */
  header(name: string): string | undefined;
  /** The bytes of its body, each time from where the last reading stopped. */
  body(): AsyncIterable<Uint8Array>;
  /** Where the answer came from, for the log; set while it is answered. */
  cache: CacheResult;
}

/** The origin a request was sent to, by its Host and the scheme the site is known by. */
export function originOf({ host }: SiteRequest, siteUrl: string): string {
  return `${new URL(siteUrl).protocol}//${host}`;
}

/**
 * A request of Node's server, read as the site reads one.
 * @param siteHost stands in for the Host of an HTTP/1.0 client, which need not send one
 */
export function siteRequest(req: IncomingMessage, siteHost: string, trustProxy: boolean) {
  const request: SiteRequest = {
    method: req.method ?? 'GET',
    target: req.url ?? '',
    host: hostOf(req, siteHost),
    cache: 'none',
    // No getter: V8 would make a hidden class for each request, which takes a sixth of all answers.
    clientAddress: clientAddress(req, trustProxy),
    header(name) {
      const value = req.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    // Reading may stop early: the connection is needed for the answer.
    body: () => req.iterator({ destroyOnReturn: false }),
  };
  return request;
}

/**
 * The network address a request comes from. Behind a proxy it is the last one in X-Forwarded-For:
 * that is the one our proxy wrote, whether it replaces what the visitor claims or appends to it.
 * No other header is believed.
 */
export function clientAddress(req: IncomingMessage, trustProxy: boolean): string {
  const own = req.socket.remoteAddress ?? '';
  if (!trustProxy) return own;
  const header = req.headers['x-forwarded-for'];
  const list = Array.isArray(header) ? header.join(',') : (header ?? '');
  const last = withoutPort(list.slice(list.lastIndexOf(',') + 1).trim());
  return isIP(last) === 0 ? own : last;
}

/** `[2001:db8::1]:443` and `192.0.2.1:443` without what is not the address. */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** Characters of a host and port; user names, paths and queries have others. */
const hostCharacters = /^[\w.:[\]-]+$/;

/**
 * The Host header where `URL` accepts it as a host; `undefined` where it does not, or where HTTP/1.1
 * lacks the header.
 */
export function hostOf(req: IncomingMessage, fallback: string): string | undefined {
  const { host } = req.headers;
  if (host === undefined) return req.httpVersion === '1.0' ? fallback : undefined;
  return hostCharacters.test(host) && URL.canParse(`http://${host}`) ? host : undefined;
}

/** Longest body that is accepted, in bytes. A long message takes a tenth of it. */
const maxBodyBytes = 16 * 1024;

/** Bytes up to which a longer one is still read, so that its words can be shown again. */
const maxReadBytes = 64 * 1024;

/** Reads a body as text, and stops at {@link maxReadBytes} instead of reading a larger one whole. */
export async function readBody(request: SiteRequest): Promise<ReceivedBody> {
  const mediaType = (request.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const base = { mediaType: mediaType ?? '' };
  const declared = Number(request.header('content-length') ?? 0);
  if (declared > maxReadBytes) return { ...base, kind: 'too-long', text: '' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body()) {
      size += chunk.length;
      if (size > maxReadBytes) return { ...base, kind: 'too-long', text: '' };
      chunks.push(chunk);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { ...base, kind: size > maxBodyBytes ? 'too-long' : 'whole', text };
  } catch {
    return { ...base, kind: 'unreadable', text: '' };
  }
}

/**
 * Whether a browser says that this POST comes from another site. Clients that are no browsers send
 * neither header and are let through: there is no session to ride on.
 */
export function isCrossSite(request: SiteRequest, siteUrl: string): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.header('origin');
  if (origin === undefined) return false;
  // Behind a proxy the scheme is not the visitor's, so hosts are compared.
  return (
    origin !== siteUrl && URL.parse(origin)?.host !== URL.parse(originOf(request, siteUrl))?.host
  );
}
