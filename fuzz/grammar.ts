import { addresses } from '../test/support/addresses.ts';

/** An existing photograph of a dealer. */
export const photo = '/photos/0123456789abcdef0123-480.webp';

/** Every kind of address the site has, and files of the build and of a dealer. */
export const paths = [
  ...addresses,
  '/favicon.svg',
  photo,
  '/photos/ffffffffffffffffffff-1600.webp',
  '/.files.json',
] as const;

/** Names of parameters with a meaning for a page, the router or JavaScript. */
export const parameters = [
  'q',
  'brand',
  'category',
  'price',
  'page',
  'part',
  'vehicle',
  'plan',
  'place',
  'milesPerWeek',
  'usageType',
  'years',
  'utm_source',
  'index',
  '_data',
  '_routes',
  '__proto__',
  'constructor',
  'q[]',
  'q[$ne]',
] as const;

/** Fields of an enquiry, visible and hidden. */
export const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'interest',
  'message',
  'vehicle',
  'plan',
  'place',
  'page',
  'submission',
  'started',
  'website',
  'firstCampaign',
  'lastCampaign',
  '__proto__',
  'constructor',
] as const;

export const methods = [
  ...Array.from({ length: 12 }, () => 'GET'),
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
];

export const mediaTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  '',
  'x',
  'application/json, text/plain',
] as const;

/** Headers that the site reads, with valid, invalid and unusual values. */
export const headerValues: Readonly<Record<string, readonly string[]>> = {
  'accept-encoding': ['br', 'gzip', 'zstd', 'identity', '*', 'br;q=0', ';;,q=', 'gzip;q=1e9', ''],
  'if-none-match': ['*', '"x"', 'W/"x"', ',,,', '"'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,2-3', 'bytes=99999999999999999-', 'x'],
  'if-range': ['"x"', 'x'],
  origin: ['https://carts.example', 'https://evil.example', 'null', 'x', 'https://'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'same-site', 'none', 'x'],
  referer: ['https://carts.example/inventory', 'https://evil.example/', 'x', 'about:blank', ''],
  accept: ['text/html', 'application/json', '*/*', 'x'],
  cookie: ['a=b', '__Host-x=1; ;;'],
  'content-length': ['0', '5', '99999999', 'x', '-1'],
  'x-forwarded-for': ['192.0.2.1', 'x', ','],
  'x-forwarded-host': ['evil.example'],
  'user-agent': ['', 'Googlebot', 'Mozilla/5.0'],
};
