import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, network, open, requestFor } from './attack.ts';

/** Connections that send more than one request before they have read an answer. */
function pipelining(connections: number, bytes: string): Attack['run'] {
  return async (site) => {
    let answers = 0;
    let ended = 0;
    const send = () =>
      new Promise<void>((resolve) => {
        const socket = open(site, network(0), bytes);
        socket.setTimeout(10_000, () => socket.destroy());
        socket.on('data', (piece) => {
          answers += piece.toString('latin1').match(/HTTP\/1\.1 \d/g)?.length ?? 0;
        });
        socket.on('end', () => {
          ended += 1;
        });
        socket.on('close', () => resolve());
      });
    await Promise.all(Array.from({ length: connections }, send));
    return `${answers} answers, ${ended} connections ended by the site`;
  };
}

export const pipelined: Attack = {
  fault: '100 connections send 400 requests each at once',
  mostMemory: 300,
  run: pipelining(100, requestFor('/inventory').repeat(400)),
};

export const pipelinedTiny: Attack = {
  fault: '400 connections send as many small requests as fit into 60 kB',
  mostMemory: 300,
  run: pipelining(400, 'GET / HTTP/1.1\r\nHost:a\r\n\r\n'.repeat(2_300)),
};

/** Connections that send nothing, `networks` times 460, opened again a moment after they end. */
function holding(networks: number, moment: number): Attack['run'] {
  return async (site) => {
    const sockets = new Set<Socket>();
    let opened = 0;
    let isOver = false;
    const hold = (n: number) => {
      const socket = open(site, network(n % networks));
      sockets.add(socket);
      opened += 1;
      socket.on('close', () => {
        sockets.delete(socket);
        // With pauses: a client at full load would measure itself.
        if (!isOver) setTimeout(hold, moment, n);
      });
    };
    for (let n = 0; n < networks * 460; n += 1) hold(n);
    await wait(8_000);
    isOver = true;
    for (const socket of sockets) socket.destroy();
    return `${opened} opened`;
  };
}

export const silent: Attack = {
  fault: '2,300 connections of five networks send nothing, and are opened again when they end, 8 s',
  mostMemory: 300,
  run: holding(5, 500),
};

export const rush: Attack = {
  fault: 'one network opens 800 connections a second that send nothing, 8 s',
  mostMemory: 300,
  async run(site) {
    const sockets: Socket[] = [];
    for (const until = performance.now() + 8_000; performance.now() < until; await wait(50)) {
      for (let n = 0; n < 40; n += 1) sockets.push(open(site, network(0)));
    }
    for (const socket of sockets) socket.destroy();
    return `${sockets.length} opened`;
  },
};
