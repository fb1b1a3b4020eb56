import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { CacheResult } from '../../base/request-log.ts';
import type { ReceivedBody } from './received-body.ts';

export interface SiteRequest {
  readonly method: string;
  /** As sent; {@link parseAddress} alone parses it. */
  readonly target: string;
  /** `undefined`: missing or malformed. */
  readonly host: string | undefined;
  /** By the header of a trusted proxy. */
  readonly clientAddress: string;
  header(name: string): string | undefined;
  body(): AsyncIterable<Uint8Array>;
  cache: CacheResult;
}

/** The Host with the scheme of `siteUrl`. */
export function originOf({ host }: SiteRequest, siteUrl: string): string {
  return `${new URL(siteUrl).protocol}//${host}`;
}

/** @param siteHost stands in for the Host of an HTTP/1.0 client */
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

/** The last address of X-Forwarded-For, which our proxy wrote. */
export function clientAddress(req: IncomingMessage, trustProxy: boolean): string {
  const peer = req.socket.remoteAddress ?? '';
  if (!trustProxy) return peer;
  const header = req.headers['x-forwarded-for'];
  const list = Array.isArray(header) ? header.join(',') : (header ?? '');
  const last = withoutPort(list.slice(list.lastIndexOf(',') + 1).trim());
  return isIP(last) === 0 ? peer : last;
}

/** `[2001:db8::1]:443` → `2001:db8::1`. */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** None of user names, paths or queries. */
const hostCharacters = /^[\w.:[\]-]+$/;

/** `undefined` where `URL` refuses it, or HTTP/1.1 lacks it. */
export function hostOf(req: IncomingMessage, fallback: string): string | undefined {
  const { host } = req.headers;
  if (host === undefined) return req.httpVersion === '1.0' ? fallback : undefined;
  if (host === fallback) return host;
  return hostCharacters.test(host) && URL.canParse(`http://${host}`) ? host : undefined;
}

/** In lower case, without its parameters; `''` where none was sent. */
export function mediaTypeOf(request: SiteRequest): string {
  const [mediaType = ''] = (request.header('content-type') ?? '').split(';');
  return mediaType.trim().toLowerCase();
}

/** Bytes; a long message takes a tenth. */
const maxBodyBytes = 16 * 1024;

/** Read up to here, so that its words can be shown again. */
const maxReadBytes = 64 * 1024;

export async function readBody(request: SiteRequest): Promise<ReceivedBody> {
  const base = { mediaType: mediaTypeOf(request) };
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

/** Other clients than browsers send neither header: there is no session to ride on. */
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
