import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { photoSetsFolder } from '../../domain/catalogue/photo.ts';
import { ask } from '../visitors.ts';
import { type Attack, countsOf, network, open, requestFor } from './attack.ts';
import { keepLargeStock } from './large-stock.ts';

const photograph = '0123456789abcdef0123-1600.webp';

async function keepPhotograph(dataDir: string): Promise<void> {
  mkdirSync(join(dataDir, photoSetsFolder), { recursive: true });
  writeFileSync(join(dataDir, photoSetsFolder, photograph), Buffer.alloc(300_000, 'x'));
}

/** Opens connections that ask and read nothing, for some seconds. */
function unread(connections: number, bytes: string): Attack['run'] {
  return async (site) => {
    await ask(`${site.url}${bytes.split(' ')[1]}`, { timeout: 30_000 });
    let ended = 0;
    const sockets = Array.from({ length: connections }, () => {
      const socket = open(site, network(0), bytes);
      return socket.pause().on('close', () => {
        ended += 1;
      });
    });
    await wait(10_000);
    for (const socket of sockets) socket.destroy();
    return `${ended} connections ended by the site`;
  };
}

export const unreadPhotographs: Attack = {
  fault: '400 connections of one network ask for 17 photographs each and read nothing, 10 s',
  prepare: keepPhotograph,
  mostMemory: 300,
  run: unread(400, requestFor(`/photos/${photograph}`).repeat(17)),
};

export const unreadModels: Attack = {
  fault: '1,400 connections of one network ask for a model and read nothing, 10 s',
  mostMemory: 300,
  run: unread(1_400, requestFor('/models/d5-ranger-6.usdz')),
};

export const unreadLists: Attack = {
  fault: '70 connections of one network ask for all of 10,000 carts and read nothing, 10 s',
  prepare: keepLargeStock,
  mostMemory: 400,
  run: unread(70, requestFor('/api/vehicles')),
};

export const openFiles: Attack = {
  fault:
    '400 clients ask for photographs and leave, again and again, where 1,024 files may be open, 10 s',
  prepare: keepPhotograph,
  mostFiles: 1_024,
  mostMemory: 300,
  async run(site) {
    let isOver = false;
    let requestCount = 0;
    const leave = async () => {
      while (!isOver) {
        const socket = open(site, network(0), requestFor(`/photos/${photograph}`).repeat(17));
        socket.pause();
        requestCount += 17;
        await wait(1_000);
        socket.destroy();
      }
    };
    const all = Array.from({ length: 400 }, leave);
    await wait(10_000);
    isOver = true;
    await Promise.all(all);
    return `${requestCount} photographs asked for`;
  },
};

export const slowFeeds: Attack = {
  fault:
    '40 readers of one network take a feed of 10,000 carts a few bytes at a time; another fetches it',
  prepare: keepLargeStock,
  mostMemory: 400,
  async run(site) {
    const feed = '/feeds/google-products.xml';
    await ask(`${site.url}${feed}`, { timeout: 60_000 });
    const sockets = Array.from({ length: 40 }, () =>
      open(site, network(0), requestFor(feed)).pause(),
    );
    const drip = setInterval(() => {
      for (const socket of sockets) socket.read(100);
    }, 500);
    await wait(1_000);
    const agent = new Agent();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await ask(`${site.url}${feed}`, { agent })).status);
    }
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
    if (statuses.some((status) => status !== 200)) throw new Error(`The other got ${statuses}`);
    return `the other: ${countsOf(statuses)}`;
  },
};
