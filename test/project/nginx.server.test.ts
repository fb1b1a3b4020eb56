import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { unsharedPage } from '../../http/pages.ts';
import { securityHeaders } from '../../http/response/security-headers.ts';
import { sharedPage } from '../../http/route-policy.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { sendRaw } from '../support/raw-http.ts';
import { testWith } from '../support/test-with.ts';

/** deploy/nginx.conf in a real nginx, in front of a site whose answers each test chooses (spec S25.5). */

const test = testWith('nginx', 'openssl');
const conf = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const site = createServer((request, response) => answer(request, response));
// As the site's own: nginx closes first.
site.keepAliveTimeout = 75_000;
const requests: string[] = [];
let nginx: Nginx;

beforeAll(async () => {
  answer = (_, response) => response.end();
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  // Nothing listens on port 1.
  nginx = await startNginx({ sites: [port, 1] });
  site.on('request', ({ url = '' }) => requests.push(url));
});
afterEach(() => {
  answer = (_, response) => response.end();
  requests.length = 0;
});
afterAll(async () => {
  await nginx.stop();
  site.closeAllConnections();
  site.close();
});

test.each([
  ['a way out of the folder', 'GET /%2e%2e/etc HTTP/1.1', 400],
  ['a null byte', 'GET /a%00 HTTP/1.1', 400],
  ['an address over 8 kB', `GET /${'a'.repeat(9_000)} HTTP/1.1`, 414],
  ['a method in small letters', 'get / HTTP/1.1', 400],
  ['a method it does not take', 'TRACE / HTTP/1.1', 405],
  ['a version it does not know', 'GET / HTTP/3.0', 505],
  ['a coding it does not know', 'POST / HTTP/1.1\r\nTransfer-Encoding: gzip', 501],
  ['a header over 8 kB', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(40_000)}`, 400],
  ['a form over the limit', 'POST /contact HTTP/1.1\r\nContent-Length: 9000000', 413],
  ['photographs over the limit', 'POST /trade-in HTTP/1.1\r\nContent-Length: 70000000', 413],
])('%s is refused with the headers of every answer', async (_, request, status) => {
  const { text, statuses } = await sendRaw(
    nginx.port,
    `${request}\r\nHost: carts.example\r\nConnection: close\r\n\r\n`,
  );
  expect(statuses).toEqual([status]);
  expect(text).toContain('That was not possible');
  expect(text).toMatch(/^cache-control: no-store\r$/im);
  for (const [name, value] of Object.entries(securityHeaders('https://carts.example'))) {
    const line = new RegExp(`^${name}: (.*)\r$`, 'im').exec(text)?.[1];
    if (name === 'content-security-policy') expect(line).toMatch(/^default-src 'none'/);
    else expect([name, line]).toEqual([name, value]);
  }
  expect(requests).toEqual([]);
});

// spec S25.5
test('a kept answer that a condition rules out has the headers too', async () => {
  numbered();
  await ask('/conditions');
  const response = await fetch(`${nginx.url}/conditions`, { headers: { 'if-match': '"other"' } });
  expect(response.status).toBe(412);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

// spec S25.5
test('a name that is not the site’s is not answered, and another of its names leads to its own', async () => {
  const change = (text: string) =>
    text.replace(/^ *carts\.example +own;$/m, '$& www.carts.example other;');
  const front = await startNginx({ sites: [1, 1], change });
  const ofHost = (host: string) =>
    sendRaw(front.port, `GET /a?b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  for (const host of ['1.2.3.999', 'other.example', 'a:99999']) {
    expect((await ofHost(host)).text).toBe('');
  }
  expect((await ofHost('www.carts.example')).text).toMatch(
    /^HTTP\/1.1 301 .*^location: https:\/\/carts\.example\/a\?b\r$/ims,
  );
  expect((await ofHost('carts.example:443')).statuses).toEqual([502]);
  await front.stop();
});

test('a site that is not there is a page or JSON, with the headers too', async () => {
  const front = await startNginx({ sites: [1, 1] });
  const json = { accept: 'application/json, text/plain' };
  for (const [path, headers, type, words] of [
    ['/', {}, 'text/html', 'What you typed into a form is still there'],
    ['/api/vehicles', {}, 'application/json', '{"error":"That was not possible.'],
    ['/trade-in', json, 'application/json', '{"error":'],
    ['/alerts/x', { accept: 'text/html' }, 'text/html', '<h1>That was not possible</h1>'],
  ] as const) {
    const response = await fetch(front.url + path, { method: 'POST', headers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect([path, response.headers.get('content-type')]).toEqual([path, type]);
    expect(await response.text()).toContain(words);
  }
  // Longer than any other form may be: its page is not refused in turn.
  const long = 'POST /trade-in HTTP/1.1\r\nHost: carts.example\r\nContent-Length: 9000000\r\n\r\n';
  const { statuses, text } = await sendRaw(front.port, long);
  expect([statuses, text]).toEqual([[502], expect.stringContaining('That was not possible')]);
  await front.stop();
});

// spec S26.5
test('what goes wrong below /do/ is written nowhere, since its address holds a token', async () => {
  const change = (text: string) => text.replaceAll('error.log emerg', 'error.log info');
  const front = await startNginx({ sites: [1, 1], change });
  await fetch(`${front.url}/do/hold/secret-token`, { method: 'POST' });
  await fetch(`${front.url}/inventory`);
  const words = readFileSync(front.errorLog, 'utf8');
  expect(words).toContain('/inventory');
  expect(words).not.toContain('secret-token');
  await front.stop();
});

// spec S28.3
test('a form with photographs reaches the site whole, and the page beside it too', async () => {
  let size = 0;
  answer = (request, response) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
    });
    request.on('end', () => response.end('whole'));
  };
  const post = { method: 'POST', body: Buffer.alloc(64_500_000) };
  const response = await fetch(`${nginx.url}/trade-in`, post);
  expect([response.status, await response.text(), size]).toEqual([200, 'whole', 64_500_000]);
  expect((await fetch(`${nginx.url}/trade-in?vehicle=x`)).status).toBe(200);
  expect(requests).toEqual(['/trade-in', '/trade-in?vehicle=x']);
});

test('what does not change is asked for once for each compression', async () => {
  answer = (request, response) => {
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    };
    const body = `for ${request.headers['accept-encoding'] ?? 'none'}`;
    response.writeHead(200, {
      ...headers,
      'content-encoding': 'identity',
      'content-length': body.length,
      'x-request-id': 'first',
    });
    response.end(body);
  };
  const askFor = async (path: string, encodings: string) => {
    const { text } = await sendRaw(
      nginx.port,
      `GET ${path} HTTP/1.1\r\nHost: carts.example\r\nAccept-Encoding: ${encodings}\r\nConnection: close\r\n\r\n`,
    );
    expect(text).not.toContain('x-request-id: first');
    return /\r\n\r\n.*?(for .*?)\r?\n?$/s.exec(text)?.[1];
  };
  const file = '/assets/start-1.js';
  const phones = ['gzip, deflate, br', 'gzip, deflate, br, zstd', 'br, gzip'];
  for (const one of phones) expect(await askFor(file, one)).toContain('for br, gzip');
  expect(await askFor(file, 'gzip')).toContain('for gzip');
  expect(await askFor(file, 'br;q=0, gzip')).toContain('for br;q=0, gzip');
  expect(requests).toEqual([file, file, file]);
  const part = await fetch(nginx.url + file, { headers: { range: 'bytes=4-5' } });
  expect([part.status, (await part.text()).length]).toEqual([206, 2]);
});

/** What the site says of a page that everybody gets, kept for longer than any test takes. */
const ofAll = sharedPage.replace('s-maxage=2', 's-maxage=3600');

/** The same, kept for the shortest time there is. */
const ofAllBriefly = sharedPage.replace('s-maxage=2', 's-maxage=1');

/** A site whose answers are numbered, under this Cache-Control. */
function numbered(cacheControl = ofAll) {
  let count = 0;
  answer = (_, response) => {
    count += 1;
    response.writeHead(200, { 'cache-control': cacheControl, vary: 'accept-encoding' });
    response.end(`answer ${count}`);
  };
}

async function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const response = await fetch(nginx.url + path, { method, headers });
  return [response.status, await response.text()];
}

// spec S25.7
test('a page is kept as long as the site says, once for each compression', async () => {
  numbered();
  for (let n = 0; n < 5; n += 1) expect(await ask('/kept')).toEqual([200, 'answer 1']);
  expect(await ask('/kept', { 'accept-encoding': 'br' })).toEqual([200, 'answer 2']);
  expect(requests).toEqual(['/kept', '/kept']);
  numbered(ofAllBriefly);
  expect(await ask('/brief')).toEqual([200, 'answer 1']);
  // What it was is given out while it is asked for again.
  await expect.poll(() => ask('/brief')).toEqual([200, expect.stringMatching(/answer [2-9]/)]);
});

test('a page is given out while the site is not there, and not once the site says it is gone', async () => {
  numbered(ofAllBriefly);
  await ask('/sold');
  const count = requests.length;
  answer = (request) => request.socket.destroy();
  await expect.poll(async () => (await ask('/sold')) && requests.length).toBeGreaterThan(count + 1);
  expect(await ask('/sold')).toEqual([200, 'answer 1']);
  answer = (_, response) => response.writeHead(404, { 'cache-control': 'no-cache' }).end('gone');
  await expect.poll(() => ask('/sold')).toEqual([404, 'gone']);
});

// spec S25.7
test.each([
  ['with a token', '/do/hold/secret', ofAll],
  ['of an alert', '/alerts/secret', ofAll],
  ['of a link in other letters', '/%44o/hold/secret', ofAll],
  ['with a price for a place', '/vehicles/ev-city?town=dalton', ofAll],
  ['that is private', '/contact', unsharedPage],
  ['that is not to be stored', '/thanks', 'no-store'],
  ['to a wording with weights', '/weights', ofAll, { 'accept-encoding': 'br;q=0.1' }],
])('an answer %s is never kept', async (_, path, cacheControl, headers?) => {
  numbered(cacheControl);
  for (const n of [1, 2, 3]) expect(await ask(path, headers)).toEqual([200, `answer ${n}`]);
  const files = readdirSync(nginx.cacheFolder, { recursive: true, withFileTypes: true });
  const keys = files
    .filter((file) => file.isFile())
    .map(
      ({ parentPath, name }) =>
        /^KEY: (.*)$/m.exec(readFileSync(join(parentPath, name), 'latin1'))?.[1],
    );
  expect(keys.filter((key) => key?.includes(path))).toEqual([]);
});

test('a post is passed on each time, also to the address of a kept page', async () => {
  numbered();
  await ask('/trade');
  for (const n of [2, 3]) expect(await ask('/trade', {}, 'POST')).toEqual([200, `answer ${n}`]);
});

// spec S25.5
test('an answer that nobody reads is taken from the site at once', async () => {
  const end = Promise.withResolvers<void>();
  const size = 30_000_000;
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': size });
    response.end(Buffer.alloc(size), end.resolve);
  };
  const visitor = connect(nginx.port, '127.0.0.1');
  visitor.pause();
  visitor.write('GET /feeds/google-products.xml HTTP/1.1\r\nHost: carts.example\r\n\r\n');
  await end.promise;
  visitor.destroy();
});

test("the visitor's address is nginx's word, and its name the site's own", async () => {
  answer = (request, response) => response.end(JSON.stringify(request.headers));
  const headers = { 'x-forwarded-for': '192.0.2.1', 'x-request-id': 'mine' };
  const seen = (await (await fetch(`${nginx.url}/contact`, { headers })).json()) as object;
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  expect(seen).not.toMatchObject({ 'x-request-id': 'mine' });
  expect(conf).toMatch(/return 301 https:\/\/carts\.example\$request_uri;/);
  expect(conf).not.toMatch(/return 30\d [^;]*\$host/);
  // The site keeps one for 75 s (http/connection/listen.ts).
  expect(Number(/keepalive_timeout (\d+)s;/.exec(conf)?.[1])).toBeLessThan(75);
  const servers = conf.match(/^server \{/gm)?.length;
  for (const line of [
    'server_tokens off;',
    'access_log off;',
    'error_log /var/log/nginx/error.log emerg;',
    'client_header_timeout 10s;',
  ]) {
    expect(conf.split(`    ${line}\n`)).toHaveLength((servers ?? 0) + 1);
  }
});
