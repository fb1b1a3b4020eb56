import { Agent } from 'node:http';
import { places } from '../../domain/business/places.ts';
import { finishListOf } from '../../domain/catalogue/models/finish-list.ts';
import { ask, percentile } from '../visitors.ts';
import { type Attack, countsOf, network } from './attack.ts';
import { keepLargeStock } from './large-stock.ts';

/** Clients that ask for what takes work, for eight seconds: `pathOf` names what each asks for. */
async function asking(
  url: string,
  clients: number,
  pathOf: (n: number, client: number) => string,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients, localAddress: network(0) });
  const statuses: number[] = [];
  const until = performance.now() + 8_000;
  const askOn = async (_: unknown, client: number) => {
    for (let n = 0; performance.now() < until; n += 1) {
      statuses.push((await ask(url + pathOf(n, client), { agent })).status);
    }
  };
  await Promise.all(Array.from({ length: clients }, askOn));
  agent.destroy();
  return statuses;
}

export const spelled: Attack = {
  fault: '8 connections ask for pages in ever new percent-encoded spellings, 8 s',
  mostMemory: 200,
  async run({ url }) {
    const encoded = (path: string, n: number) =>
      [...path]
        .map((letter, at) => (n & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
        .join('');
    const statuses = await asking(
      url,
      8,
      (n, lane) => `/${encoded(lane % 2 === 0 ? 'eco-impact' : 'inventory', (n % 500) + 1)}`,
    );
    return countsOf(statuses);
  },
};

export const folded: Attack = {
  fault: '16 clients search 10,000 carts for 200 characters that fold to eighteen each, 8 s',
  prepare: keepLargeStock,
  mostMemory: 400,
  async run({ url }) {
    const text = encodeURIComponent('\uFDFA'.repeat(180));
    const statuses = await asking(url, 16, (n, client) => `/inventory?q=${client}+${n}+${text}`);
    return countsOf(statuses);
  },
};

export const drawing: Attack = {
  fault: '50 clients of one network ask for sharing pictures that have to be drawn, 8 s',
  mostMemory: 300,
  async run({ url }) {
    const statuses = await asking(url, 50, (n, client) => {
      const slug = places[(n * 50 + client) % places.length]?.slug ?? '';
      return `/social/${n % 2 === 0 ? `${slug}-golf-carts` : `rentals/${slug}`}.jpg`;
    });
    return countsOf(statuses);
  },
};

export const finishes: Attack = {
  fault:
    '60 clients of one network ask for phone models in ever other finishes, 8 s; a phone asks for ten',
  mostMemory: 300,
  async run({ url }) {
    const pathOf = (id: string) => (n: number) => {
      const { paints = [], seats = [] } = finishListOf(id) ?? {};
      const paint = paints[n % paints.length]?.slug;
      const seat = seats[Math.floor(n / paints.length) % seats.length]?.slug;
      return `/models/${id}.usdz?paint=${paint}&seats=${seat}`;
    };
    const ids = ['d5-maverick-4', 'd5-maverick-6', 'd5-ranger-6', 'd5-ranger-2+2'];
    const attack = asking(url, 60, (n, client) =>
      pathOf(ids[client % ids.length] ?? '')(n * 15 + Math.floor(client / 4)),
    );
    const phone: number[] = [];
    const times: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const { status, ms } = await ask(url + pathOf('classic-2-pro')(n % 6));
      phone.push(status);
      times.push(ms);
    }
    return `${countsOf(await attack)}; the phone ${countsOf(phone)}, p95 ${percentile(times, 0.95).toFixed(0)} ms`;
  },
};
