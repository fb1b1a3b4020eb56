import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, hostOf } from './site-request.ts';

const from = (headers: Record<string, string>) =>
  ({
    headers,
    httpVersion: '1.1',
    socket: { remoteAddress: '203.0.113.9' },
  }) as unknown as IncomingMessage;

// spec S17.9
test.each([
  [{}, '203.0.113.9'],
  [{ 'x-forwarded-for': '198.51.100.7, 192.0.2.1' }, '192.0.2.1'],
  [{ 'x-forwarded-for': '192.0.2.1:4711' }, '192.0.2.1'],
  [{ 'x-forwarded-for': '[2001:db8::1]:443' }, '2001:db8::1'],
  [{ 'x-forwarded-for': 'robin' }, '203.0.113.9'],
  [{ forwarded: 'for=192.0.2.1', 'x-real-ip': '192.0.2.1' }, '203.0.113.9'],
])('behind a proxy, %j is %s', (headers, address) => {
  expect(clientAddress(from(headers), true)).toBe(address);
  expect(clientAddress(from(headers), false)).toBe('203.0.113.9');
});

test.each([
  ['carts.example', 'carts.example'],
  ['carts.example:8080', 'carts.example:8080'],
  ['[::1]:3000', '[::1]:3000'],
  ['carts.example/path', undefined],
  ['user@carts.example', undefined],
  ['carts example', undefined],
  ['', undefined],
  ['carts.example:99999', undefined],
  ['1.2.3.999', undefined],
  ['[1:2:3]', undefined],
])('the Host %j is %s', (host, expected) => {
  expect(hostOf(from({ host }), 'fallback')).toBe(expected);
});
