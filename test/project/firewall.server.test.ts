import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { findProgram } from '../../tools/programs.mjs';
import { testWith } from '../support/test-with.ts';

/** deploy/nftables.conf in a network of its own. */

const rules = fileURLToPath(new URL('../../deploy/nftables.conf', import.meta.url));
const test = testWith('nft', 'unshare', 'ip');

/** Prints how many of 450 connections from each group of addresses are accepted. */
const visitors = `
const { connect, createServer } = require('node:net');
const server = createServer(() => undefined).listen(80, '::', async () => {
  const open = (host, localAddress) => new Promise((resolve) => {
    const socket = connect({ host, port: 80, localAddress });
    socket.on('connect', () => resolve(1)).on('error', () => resolve(0));
  });
  const groups = [
    ['127.0.0.1', ['127.0.0.2']],
    ['127.0.0.1', ['127.0.0.3']],
    ['2001:db8::1', ['2001:db8::2', '2001:db8::3']],
  ];
  for (const [host, from] of groups) {
    let accepted = 0;
    for (let n = 0; n < 450; n += 1) accepted += await open(host, from[n % from.length]);
    console.log(accepted);
  }
  process.exit();
});`;

// spec S25.8
test('one address, or one IPv6 /64, has 400 connections, whatever it sends', () => {
  const script = `ip link set lo up
    for n in 1 2 3; do ip addr add 2001:db8::$n/128 dev lo nodad; done
    nft -f "$1" && nft -f "$1" && exec "$2" -e "$3"`;
  const unshare = (...args: string[]) =>
    spawnSync(findProgram('unshare') ?? '', args, { encoding: 'utf8' });
  // In a changed root no one may make a user namespace, and root needs none.
  const namespaces = unshare('-rn', 'true').status === 0 ? '-rn' : '-n';
  const command = ['sh', '-c', script, 'sh', rules, process.execPath, visitors];
  const { stdout, stderr } = unshare(namespaces, ...command);
  expect([stdout, stderr]).toEqual(['400\n400\n400\n', '']);
});
