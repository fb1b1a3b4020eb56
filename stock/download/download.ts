import { lookup } from 'node:dns';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { reasonInWords } from '../../base/failure-text.ts';

export interface DownloadLimits {
  readonly allowsAddress: (address: string) => boolean;
  readonly allowsPort: (port: number) => boolean;
  readonly lookup: typeof lookup;
  readonly maxBytes: number;
  /** Milliseconds, redirects included. */
  readonly timeoutMs: number;
}

export function publicWeb(maxBytes: number): DownloadLimits {
  return {
    allowsAddress: isPublicAddress,
    allowsPort: (port) => port === 80 || port === 443,
    lookup,
    maxBytes,
    timeoutMs: 15_000,
  };
}

/** `reason`: the end of a sentence about the address. */
export type Download =
  | { readonly kind: 'whole'; readonly bytes: Buffer; readonly headers: IncomingHttpHeaders }
  | { readonly kind: 'not-modified' }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly isForbidden: boolean;
    };

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

class DownloadError extends Error {}

class ForbiddenAddress extends DownloadError {}

/** Sends no cookies, credentials or referrer, and accepts no compression. */
export async function download(
  address: string,
  headers: Readonly<Record<string, string>>,
  limits: DownloadLimits,
): Promise<Download> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const isConditional = 'if-none-match' in headers || 'if-modified-since' in headers;
  try {
    let url = new URL(address);
    for (let count = 0; count <= maxRedirects; count += 1) {
      const response = await request(url, headers, limits, signal);
      const { statusCode = 0 } = response;
      if (statusCode === 304 && isConditional) {
        response.destroy();
        return { kind: 'not-modified' };
      }
      if (!redirects.has(statusCode)) {
        const bytes = await bytesOf(response, limits.maxBytes);
        return { kind: 'whole', bytes, headers: response.headers };
      }
      response.destroy();
      const { location = '//' } = response.headers;
      if (!URL.canParse(location, url)) throw new DownloadError('redirects to an invalid address');
      url = new URL(location, url);
    }
    throw new DownloadError(`redirects more than ${maxRedirects} times`);
  } catch (error) {
    const reason = reasonOf(error, signal, limits);
    return { kind: 'failed', reason, isForbidden: error instanceof ForbiddenAddress };
  }
}

function reasonOf(error: unknown, signal: AbortSignal, { timeoutMs }: DownloadLimits): string {
  if (signal.aborted) return `takes more than ${timeoutMs / 1000} s`;
  if (error instanceof DownloadError) return error.message;
  return `can't be downloaded: ${reasonInWords(error) ?? (error as Error).message}`;
}

async function request(
  url: URL,
  headers: Readonly<Record<string, string>>,
  limits: DownloadLimits,
  signal: AbortSignal,
) {
  const { protocol, username, password, hostname } = url;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new DownloadError('does not begin with http:// or https://');
  if (username !== '' || password !== '') throw new DownloadError('has a password in it');
  const port = Number(url.port) || (protocol === 'https:' ? 443 : 80);
  if (!limits.allowsPort(port))
    throw new ForbiddenAddress(
      `has the number :${port} behind its name; only addresses without a number are asked`,
    );
  // No look-up follows for an IP address; the URL has normalized its spelling.
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) judge(host, limits);
  const { get } = protocol === 'https:' ? https : http;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      agent: false,
      signal,
      lookup: judgedLookup(limits),
      headers: { ...headers, 'accept-encoding': 'identity' },
    } as const;
    get(url, options, resolve)
      .on('error', reject)
      // An upgrade has no body.
      .on('upgrade', (response, socket) => {
        socket.destroy();
        reject(new DownloadError(statusText(response.statusCode)));
      })
      .on('close', () => reject(new DownloadError('ends the connection without an answer')));
  });
}

function judge(address: string, { allowsAddress }: DownloadLimits): void {
  if (!allowsAddress(address))
    throw new ForbiddenAddress(`leads to ${address}, which is not on the public internet`);
}

function judgedLookup(limits: DownloadLimits): LookupFunction {
  return (name, options, answer) => {
    limits.lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return answer(error, []);
      const [first] = addresses;
      try {
        for (const { address } of addresses) judge(address, limits);
        if (first === undefined) throw new DownloadError('has a name that leads nowhere');
      } catch (refusal) {
        return answer(refusal as Error, []);
      }
      if (options.all === true) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };
}

const statusTexts: Readonly<Record<number, string>> = {
  401: 'asks for a password',
  403: 'refuses to give it out; share it so that everybody with the link may see it',
  404: 'says that there is nothing at this address',
  410: 'says that it is gone for good',
  429: 'says that it was asked too often',
};

function statusText(status = 0): string {
  const text = status >= 500 ? 'is on a server that has a problem of its own' : statusTexts[status];
  return `${text ?? 'answers with something else than a file'} (${status})`;
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode, headers } = response;
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    if (statusCode !== 200) throw new DownloadError(statusText(statusCode));
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
      throw new DownloadError(`comes packed as ${encoding}, which was not asked for`);
    const tooLarge = new DownloadError(`has more than ${maxBytes / 1e6} MB`);
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
    for await (const piece of response) {
      size += piece.length;
      if (size > maxBytes) throw tooLarge;
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    response.destroy();
  }
}

/** IANA special-purpose registries (RFC 6890 and its updates). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT, where one cloud has its metadata
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // the platform address of one cloud, public by number alone
  ['169.254.0.0', 16], // link-local, where most clouds have their metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23], // protocol assignments: Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, an IPv4 address in disguise
  ['3fff::', 20], // documentation
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6');
}

/** All else is not public, or IPv4 in disguise (`::ffff:…`, NAT64). */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
