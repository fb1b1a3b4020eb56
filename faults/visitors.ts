import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore, type StorePlace } from '../store/open-store.ts';

/** The result of one request. */
export interface Seen {
  /** 0 where the connection failed. */
  readonly status: number;
  readonly ms: number;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
  readonly timeout?: number;
}

/** One request; never rejects. */
export function ask(url: string, { timeout = 20_000, ...init }: Ask = {}): Promise<Seen> {
  const started = performance.now();
  const path = new URL(url).pathname;
  return new Promise((resolve) => {
    const done = (status: number, body = '', headers: Record<string, unknown> = {}) =>
      resolve({ status, ms: performance.now() - started, path, body, headers });
    const { body, ...options } = init;
    const sent = request(url, { ...options, timeout }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => done(response.statusCode ?? 0, text, response.headers));
      response.on('error', () => done(0));
      response.on('aborted', () => done(0));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => done(0));
    sent.end(body);
  });
}

/** An enquiry in JSON, with a message that identifies it. */
function sendEnquiry(url: string, more: Ask = {}): Promise<Seen & { readonly tag: string }> {
  const tag = randomUUID();
  const body = JSON.stringify({
    firstName: 'Robin',
    lastName: 'Hale',
    email: 'robin@visitor.example',
    phone: '570-555-0199',
    interest: 'sales',
    message: `Is the four seater still there? ${tag}`,
    submission: tag,
  });
  const headers = { 'content-type': 'application/json', ...more.headers };
  return ask(`${url}/api/contact`, { method: 'POST', ...more, headers, body }).then((seen) => ({
    ...seen,
    tag,
  }));
}

/** Visitors that read pages and send enquiries until `stop` is called. */
export interface Crowd {
  readonly pages: readonly Seen[];
  /** Messages of acknowledged enquiries. */
  readonly acknowledged: ReadonlySet<string>;
  readonly refused: readonly Seen[];
  stop(): Promise<void>;
}

const pagesRead = [
  '/',
  '/inventory',
  '/inventory?q=seat',
  '/rentals',
  '/dalton-golf-carts',
  '/api/vehicles',
];

/** `readers` and `writers` at once, with pauses; each has another network's address. */
export function letIn(url: string, readers: number, writers: number, pause = 15): Crowd {
  const agent = new Agent({ keepAlive: true });
  const pages: Seen[] = [];
  const refused: Seen[] = [];
  const acknowledged = new Set<string>();
  let isOver = false;
  // Networks used here alone, each well below the limit.
  const second = Math.floor(Math.random() * 200) + 20;
  let count = 0;

  async function read(first: number): Promise<void> {
    const headers = { 'x-forwarded-for': `10.${second}.255.${first}` };
    for (let turn = first; !isOver; turn += 1) {
      pages.push(await ask(url + pagesRead[turn % pagesRead.length], { agent, headers }));
      await wait(pause);
    }
  }

  async function writeOn(): Promise<void> {
    while (!isOver) {
      count += 1;
      // Under the limit of 30 in ten minutes from one network.
      const from = `10.${second}.${(count >> 3) & 255}.1`;
      const seen = await sendEnquiry(url, { agent, headers: { 'x-forwarded-for': from } });
      if (seen.status === 201) acknowledged.add(seen.tag);
      else refused.push(seen);
      await wait(pause * 2);
    }
  }

  const all = [
    ...Array.from({ length: readers }, (_, index) => read(index)),
    ...Array.from({ length: writers }, writeOn),
  ];
  return {
    pages,
    refused,
    acknowledged,
    async stop() {
      isOver = true;
      await Promise.all(all);
      agent.destroy();
    },
  };
}

/** Acknowledged enquiries, by their words, that are not in the store. */
export async function lostOf(
  place: StorePlace,
  acknowledged: ReadonlySet<string>,
): Promise<number> {
  const store = await openStore(place);
  const lists = [false, true].map((spam) => Array.fromAsync(store.enquiries.stream({ spam })));
  const all = (await Promise.all(lists)).flat();
  await store.close();
  const ids = all.map(({ message }) => message.slice(-36));
  const words = new Set(ids);
  if (words.size !== ids.length) throw new Error('An enquiry is kept twice');
  return [...acknowledged].filter((tag) => !words.has(tag)).length;
}
