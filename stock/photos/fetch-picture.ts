import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { maxPictureBytes } from './picture-limits.ts';
import { isPublicAddress } from './public-address.ts';
import type { PictureBytes } from './read-photo.ts';

/** Which addresses a download may connect to, and its limits of size and time. */
export interface FetchLimits {
  /** Whether a connection to this IP address may be opened. */
  readonly allowsAddress: (address: string) => boolean;
  readonly allowsPort: (port: number) => boolean;
  /** Finds the addresses of a name. */
  readonly lookup: typeof lookup;
  readonly maxBytes: number;
  /** Milliseconds for everything, redirects included. */
  readonly withinMs: number;
}

/** The public internet on the ports of the web. */
export const publicWeb: FetchLimits = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 80 || port === 443,
  lookup,
  maxBytes: maxPictureBytes,
  withinMs: 15_000,
};

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Why an address is not requested, or its response not used. */
class Refusal extends Error {}

/**
 * Downloads a picture. Sends no cookies, credentials or referrer and accepts no compression; the
 * response is not trusted to be a picture. Every address of a name is checked in the connection's own
 * DNS look-up, so that only a checked address is connected to.
 * @param userAgent names this site
 */
export async function fetchPicture(
  address: string,
  userAgent: string,
  limits: FetchLimits = publicWeb,
): Promise<PictureBytes> {
  const signal = AbortSignal.timeout(limits.withinMs);
  try {
    let url = new URL(address);
    for (let count = 0; count <= mostRedirects; count += 1) {
      const response = await ask(url, userAgent, limits, signal);
      const { statusCode = 0, headers } = response;
      if (!redirects.has(statusCode)) return await bytesOf(response, limits.maxBytes);
      response.destroy();
      const { location = '//' } = headers;
      if (!URL.canParse(location, url)) throw new Refusal('redirects to an invalid address');
      url = new URL(location, url);
    }
    throw new Refusal(`redirects more than ${mostRedirects} times`);
  } catch (error) {
    if (signal.aborted) return { ok: false, reason: `takes more than ${limits.withinMs / 1000} s` };
    if (error instanceof Refusal) return { ok: false, reason: error.message };
    const { code, message } = error as NodeJS.ErrnoException;
    return { ok: false, reason: `can't be downloaded (${code ?? message})` };
  }
}

async function ask(url: URL, userAgent: string, limits: FetchLimits, signal: AbortSignal) {
  const { protocol, username, password, hostname } = url;
  if (protocol !== 'http:' && protocol !== 'https:') throw new Refusal('is not http(s)');
  if (username !== '' || password !== '') throw new Refusal('has a password in it');
  const port = Number(url.port) || (protocol === 'https:' ? 443 : 80);
  if (!limits.allowsPort(port)) throw new Refusal(`is on port ${port}`);
  // An IP address is connected to without a look-up; the URL has normalized its spelling.
  const number = hostname.replace(/^\[|\]$/g, '');
  if (isIP(number) !== 0) judge(number, limits);
  const { get } = protocol === 'https:' ? https : http;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      agent: false,
      signal,
      lookup: judgedLookup(limits),
      headers: { 'user-agent': userAgent, accept: 'image/*', 'accept-encoding': 'identity' },
    } as const;
    get(url, options, resolve).on('error', reject);
  });
}

function judge(address: string, { allowsAddress }: FetchLimits): void {
  if (!allowsAddress(address)) throw new Refusal(`leads to ${address}, which is not public`);
}

/** A look-up that fails when any address of the name is not allowed. */
function judgedLookup(limits: FetchLimits): LookupFunction {
  return (name, options, answer) => {
    limits.lookup(name, { ...options, all: true }, (error, found) => {
      if (error !== null) return answer(error, []);
      const [first] = found;
      try {
        for (const { address } of found) judge(address, limits);
        if (first === undefined) throw new Refusal('has a name without an address');
      } catch (refusal) {
        return answer(refusal as Error, []);
      }
      if (options.all === true) answer(null, found);
      else answer(null, first.address, first.family);
    });
  };
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<PictureBytes> {
  const { statusCode, headers } = response;
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    if (statusCode !== 200) throw new Refusal(`answers ${statusCode}`);
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') throw new Refusal(`comes as ${encoding}`);
    const tooLarge = new Refusal(`has more than ${maxBytes / 1e6} MB`);
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
    for await (const piece of response) {
      size += piece.length;
      if (size > maxBytes) throw tooLarge;
      pieces.push(piece);
    }
    return { ok: true, bytes: Buffer.concat(pieces) };
  } finally {
    response.destroy();
  }
}
