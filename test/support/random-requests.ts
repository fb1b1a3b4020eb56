import fc from 'fast-check';
import { routePolicies } from '../../http/route-policy.ts';
import { addresses } from './addresses.ts';
import { siteUrl } from './built-server.ts';

/** Requests by rules and by chance. */

/** Markup that must never be in an answer unescaped. */
export const probe = '<fz>';

/** Texts with a meaning for a parser, a store, a spreadsheet, a mail program or a browser. */
const meaningful = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', 'null', '__proto__', 'constructor', 'toString', '$&'],
  ...['%', '%00', '%2e%2e', '../../etc/passwd', '//evil.example', '\\\\evil.example', '=1+1'],
  ...['javascript:alert(1)', "' or 1=1 --", '<!--', ']]>', '\u0000', '\r\nx-injected: 1', '\u2028'],
  ...['\u202e', '\ufeff', '\ud800', '👨‍👩‍👧‍👦', 'İ', 'ß', 'a'.repeat(3000)],
  ...['', '"', "'", '</script>', '</title>', '-->'].map((end) => end + probe),
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...meaningful) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);
const inAddress = fc.oneof(
  { weight: 4, arbitrary: text.map((word) => encodeURIComponent(word.toWellFormed())) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%C3%28', '%2F', '%5c', '%0d%0a') },
);

const someAddress = fc.constantFrom(
  ...addresses,
  '/favicon.svg',
  '/.files.json',
  '/photos/0-480.webp',
);
const path = fc.oneof(
  someAddress,
  fc.tuple(someAddress, fc.nat(40), inAddress).map(([one, at, extra]) => one.slice(0, at) + extra),
  fc.tuple(someAddress, inAddress).map(([one, last]) => one.replace(/[^/]*$/, last)),
);
const names = ['q', 'brand', 'price', 'page', 'vehicle', 'plan', 'years', '_data', 'q[$ne]'];
const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), inAddress), inAddress);
const query = fc
  .array(pair, { maxLength: 5 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((one) => one.join('=')).join('&')}` : ''));
const address = fc
  .tuple(path, query)
  .map(([before, after]) => before + after)
  .filter((one) => URL.canParse(siteUrl + one));

const headerValues: Readonly<Record<string, readonly string[]>> = {
  'accept-encoding': ['br', 'gzip', 'zstd', 'identity', '*', 'br;q=0', ';;,q=', ''],
  'if-none-match': ['*', '"x"', 'W/"x"', ',,,', '"'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,2-3', 'bytes=99999999999999999-', 'x'],
  origin: ['https://carts.example', 'https://evil.example', 'null', 'x'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'none', 'x'],
  referer: ['https://carts.example/inventory', 'https://evil.example/', 'x'],
  'content-length': ['0', '5', '99999999', 'x', '-1'],
  'content-type': ['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''],
};
const header = fc
  .constantFrom(...Object.keys(headerValues))
  .chain((name) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof(
        fc.constantFrom(...(headerValues[name] ?? [''])),
        fc.stringMatching(/^[ -~]{0,40}$/),
      ),
    ),
  );
const headers = fc.array(header, { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs));

const fields = ['firstName', 'email', 'interest', 'message', 'vehicle', 'submission', 'topicNote'];
const right = { firstName: 'Robin', lastName: 'Hale', email: 'robin@visitor.example' };
const enquiry = fc
  .dictionary(fc.constantFrom(...fields, '__proto__'), fc.oneof(text, fc.jsonValue()))
  .map((odd): object => ({ ...right, interest: 'sales', message: 'Is it there?', ...odd }));
const body = fc.oneof(
  enquiry.map((one) => JSON.stringify(one)),
  enquiry.map((one) =>
    String(new URLSearchParams(Object.entries(one).map(([key, value]) => [key, `${value}`]))),
  ),
  fc.json(),
  text,
  fc.constantFrom('['.repeat(15_000), '{"a":'.repeat(3_000), 'a=1&'.repeat(4_000), probe.repeat(9)),
);
const anything = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
  target: address,
  headers,
});
const posting = fc.record({
  method: fc.constant('POST'),
  target: fc.constantFrom('/contact', '/api/contact', '/trade-in', '/alerts', '/contact?index'),
  type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
  headers,
  body,
});
/** A request to the site, with data that it reads in every place. */
export const request = fc.oneof(
  { weight: 4, arbitrary: anything },
  { weight: 1, arbitrary: posting.map((one) => ({ ...one, headers: withType(one) })) },
);

function withType({ headers: sent, type }: { headers: Record<string, string>; type: string }) {
  return { ...sent, 'content-type': type };
}

const hosts = [
  ...['1.2.3.999', 'a:99999', '[1:2:3]', '[::1', '..', 'xn--a', '%', 'a#b', 'a@b', '', ':80'],
  'carts.example',
];
const urls = ['x', '//', 'https://', 'https://carts.example:99999/', 'https://[', 'data:,'];
const ofHosts = hosts.map((host) => `https://${host}/about`);
const judged: Readonly<Record<string, readonly string[]>> = {
  host: hosts,
  referer: [...urls, ...ofHosts],
  origin: [...urls, ...ofHosts],
  'x-forwarded-for': ['x', ',', '[::1', '999.1.1.1', '::ffff:1.2.3.999', ','.repeat(500), ...hosts],
  'x-forwarded-host': hosts,
  'x-forwarded-proto': ['x', 'https,http', ':'],
  accept: ['*/*;q=x', ';', ','.repeat(500), 'text/x-component'],
  'accept-encoding': [';;,q=', 'br;q=', '*;q=0', ','.repeat(500), 'constructor'],
  'accept-language': ['x-', '*', ';q=9', '\xff'],
};
/** Lines of a head with a Host, and values that nobody would send. */
const strangeHead = fc
  .record(
    Object.fromEntries(
      Object.entries(judged).map(([name, values]) => [
        name,
        fc.oneof(fc.constantFrom(...values), fc.stringMatching(/^[!-~]{0,30}$/)),
      ]),
    ),
    { requiredKeys: ['host', 'referer'] },
  )
  .map((one) => Object.entries(one).map((pair) => pair.join(': ')));

const oddEnds = ['#x', '?a#b', '.data#x', '.data', '?[', '?"', '|', '\\x', '%', '//', '?%', '%23'];
/** For each row of the table of routes, requests whose head and target nobody would send. */
export const strangeRequests = Object.keys(routePolicies).map((row) => {
  const path = row.replace(/[:*].*/, 'x');
  const target = fc.constantFrom(path, ...[...oddEnds, ...hosts].map((end) => path + end));
  const method = fc.constantFrom('GET', 'HEAD', 'POST');
  return fc.tuple(method, target, strangeHead).map(([verb, to, lines]) => {
    const rest = ['content-length: 0', 'connection: close', '', ''];
    return [`${verb} ${to} HTTP/1.1`, ...lines, ...rest].join('\r\n');
  });
});

const line = fc.oneof(
  header.map((pair) => pair.join(': ')),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('Host: a b', 'Content-Length: +2', 'Content-Length: 2', 'Expect: 100-continue'),
  fc.constantFrom('Transfer-Encoding: gzip, chunked', 'Transfer-Encoding : chunked', 'Upgrade: x'),
  fc.nat(9000).map((n) => `X-Long: ${'y'.repeat(n)}`),
);
/** A request as it is sent, by its parts. */
const message = fc.record({
  start: fc.constantFrom('GET', 'POST', 'CONNECT', 'G ET', ''),
  target: address,
  version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', ''),
  lines: fc.array(line, { maxLength: 4 }),
  end: fc.constantFrom('\r\n', '\r\n', '\n', '\r'),
  rest: fc.constantFrom('', '{}', '2\r\n{}\r\n0\r\n\r\n', 'ffffffffffffffff\r\n', '-1\r\n'),
});

/** What is sent over a connection: a request, seldom a right one. */
export const bytes = message.map(({ start, target, version, lines, end, rest }) => {
  const head = [`${start} ${target} ${version}`, 'Host: carts.example', ...lines].join(end);
  return head + end + end + rest;
});
