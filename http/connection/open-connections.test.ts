import { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOpenConnections } from './open-connections.ts';

/** Which connection ends for one that is too many (spec S22.12). */

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const limits = { most: 6, mostOfNetwork: 4, grace: 2_000 };

/** Opens connections, and tells which have been ended. */
function opened(isBehindProxy = false) {
  const server = new EventEmitter();
  const connections = createOpenConnections(isBehindProxy, limits);
  connections.watch(server as Server);
  const ended: string[] = [];
  return {
    ended,
    /** @param answer what is known of the answer under way */
    open(name: string, remoteAddress: string, answer?: object) {
      const socket = Object.assign(new EventEmitter(), {
        remoteAddress,
        destroy: () => ended.push(name),
      }) as unknown as Socket;
      server.emit('connection', socket);
      Object.assign(connections.find(socket) ?? {}, { current: answer as ServerResponse });
    },
  };
}

test('of one network’s silent connections the oldest ends, once it is two seconds old', () => {
  const { open, ended } = opened();
  for (const name of ['a', 'b', 'c', 'd']) open(name, '192.0.2.1');
  vi.advanceTimersByTime(1_900);
  open('e', '192.0.2.1');
  expect(ended).toEqual(['e']);
  vi.advanceTimersByTime(200);
  open('f', '192.0.2.1');
  expect(ended).toEqual(['e', 'a']);
});

test('a network is a household’s: all addresses of an IPv6 /56', () => {
  const { open, ended } = opened();
  for (const n of [0, 1, 2, 3, 4]) open(`${n}`, `2001:db8:1:2${n}::1`);
  open('other', '2001:db8:1:300::1');
  expect(ended).toEqual(['4']);
});

test('past the limit for all, one ends of the network that has most; new ones of others are safe', () => {
  const { open, ended } = opened();
  for (const name of ['a', 'b', 'c', 'd']) open(name, '192.0.2.1');
  open('x', '192.0.2.2');
  open('y', '192.0.2.3');
  vi.advanceTimersByTime(3_000);
  open('z', '192.0.2.4');
  expect(ended).toEqual(['a']);
});

test('a proxy’s connections are no network’s, and bounded as a whole', () => {
  const { open, ended } = opened(true);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) open(name, '127.0.0.1');
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(3_000);
  open('g', '127.0.0.1');
  expect(ended).toEqual(['a']);
});

test('what costs least ends first: silence, an answer read, half a request, an answer begun', () => {
  const { open, ended } = opened();
  const from = '192.0.2.1';
  const whole = { writableFinished: false, headersSent: true, req: { complete: true } };
  open('begun', from, whole);
  open('half a request', from, { ...whole, req: { complete: false } });
  open('read', from, { ...whole, writableFinished: true });
  open('silent', from);
  for (const name of ['a', 'b', 'c', 'd']) {
    vi.advanceTimersByTime(3_000);
    open(name, from, { ...whole, headersSent: false });
  }
  expect(ended).toEqual(['silent', 'read', 'half a request', 'begun']);
});
