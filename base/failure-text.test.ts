import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  ['missing/label.html', 'there is no such file or folder'],
  ['file/data', 'a part of its path is a file, not a folder'],
  ['folder', 'it is a folder'],
])('a file that can’t be used is named with the reason: %s', async (name, reason) => {
  const folder = await mkdtemp(join(tmpdir(), 'failure-'));
  await writeFile(join(folder, 'file'), '');
  await mkdir(join(folder, 'folder'));
  const path = join(folder, name);
  const text = await writeFile(path, '').then(() => '', failureText);
  expect(text).toBe(`${path} can't be used: ${reason}`);
});

test('a failure that came from another process as a message reads the same', () => {
  const error = new Error("EACCES: permission denied, mkdir '/srv/photos-web'");
  expect(failureText(error)).toBe("/srv/photos-web can't be used: permission is denied");
});

test('another error says its own message, or its code where it has none', async () => {
  expect(failureText(new Error('The store is newer'))).toBe('The store is newer');
  expect(failureText(Object.assign(new Error(''), { code: 'EODD' }))).toBe('EODD');
  expect(await readFile('\0').catch(failureText)).toContain('null bytes');
});

// spec S18.11
test('a port that is taken, and a host that refuses, are said in words', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const second = createServer().listen(port, '127.0.0.1');
  const [portError] = await once(second, 'error').catch((error: unknown) => [error]);
  expect(failureText(portError)).toBe(
    `Port ${port} can't be used: another program uses it; end that program, or choose another`,
  );
  await new Promise((resolve) => server.close(resolve));
  const [refused] = await once(connect(port, '127.0.0.1'), 'error').catch((error) => [error]);
  expect(failureText(refused)).toBe(
    "127.0.0.1 can't be reached: nothing answers there; perhaps it is switched off",
  );
});

// Of the libraries for mail and TLS, which have codes of their own: spec S18.11
test.each([
  ['getaddrinfo ENOTFOUND mail.carts.example', 'EDNS', 'nobody has that name'],
  ['self-signed certificate', 'ESOCKET', 'nobody this machine trusts has signed its certificate'],
  ['certificate has expired', 'ESOCKET', 'its certificate has run out'],
  ["Hostname/IP does not match certificate's altnames: x", 'ESOCKET', 'is for another name'],
  ['unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'has signed'],
  ['Connection timeout', 'ETIMEDOUT', 'it did not answer in time'],
  ['timeout expired', undefined, 'it did not answer in time'],
  ['read ECONNRESET', 'ECONNRESET', 'the connection broke off'],
  ['listing', 'EACCES', 'permission is denied'],
])('%s is said in words', (message, code, words) => {
  const text = failureText(Object.assign(new Error(message), { code }));
  expect(text).toContain(words);
  expect(text).not.toMatch(/\bE[A-Z]{3,}/);
});
