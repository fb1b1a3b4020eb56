import type { Writable } from 'node:stream';
import { networkPrefix } from '../../concurrency/network.ts';
import type { SiteRequest } from '../request/site-request.ts';
import type { Representation } from '../response/representation.ts';

export interface UnreadLimits {
  /** Bytes of answers in memory that their clients have not read, of all and of one network. */
  readonly most: number;
  readonly mostOfNetwork: number;
  /** Milliseconds a client has for an answer, and bytes for which it has a second more. */
  readonly patience: number;
  readonly leastRate: number;
}

const megabyte = 1024 * 1024;

/** A model of 1.5 MB may take two minutes, a feed of 20 MB twenty. */
export const usualUnread: UnreadLimits = {
  most: 64 * megabyte,
  mostOfNetwork: 16 * megabyte,
  patience: 30_000,
  leastRate: 16_000,
};

/** Bytes up to which an answer is not counted: as many as fit into the system's own buffer. */
const small = 16 * 1024;

/** Bytes in memory of a file that is sent as it is read: what is read ahead, and what is written. */
const ofStream = 128 * 1024;

/** Milliseconds between two looks at what takes too long. */
const lookEvery = 2_000;

/** The large answers that are being sent. */
export interface UnreadAnswers {
  /**
   * Counts an answer until it is sent or given up; `false` where its network has no room for it.
   * Where there is no room for all, the network that holds most loses its oldest.
   * @param isKept it is in memory anyway, for whoever asks next
   */
  take(
    res: Writable,
    representation: Representation,
    request: Pick<SiteRequest, 'clientAddress'>,
    isKept: boolean,
  ): boolean;
}

interface Sending {
  readonly network: string;
  /** 0 for what is kept. */
  readonly bytes: number;
  /** When it is given up, in milliseconds of `performance.now`. */
  readonly until: number;
}

/**
 * Bounds what clients that read slowly or not at all hold of the memory, and the time they take
 * (docs/decisions/0018).
 */
export function createUnreadAnswers({
  most,
  mostOfNetwork,
  patience,
  leastRate,
}: UnreadLimits = usualUnread): UnreadAnswers {
  // In the order in which they were begun.
  const sending = new Map<Writable, Sending>();
  const bytesOf = new Map<string, number>();
  let total = 0;

  function add(res: Writable, answer: Sending): void {
    sending.set(res, answer);
    if (answer.bytes === 0) return;
    bytesOf.set(answer.network, (bytesOf.get(answer.network) ?? 0) + answer.bytes);
    total += answer.bytes;
  }

  function remove(res: Writable): void {
    const answer = sending.get(res);
    if (answer === undefined) return;
    sending.delete(res);
    if (answer.bytes === 0) return;
    const left = (bytesOf.get(answer.network) ?? 0) - answer.bytes;
    if (left === 0) bytesOf.delete(answer.network);
    else bytesOf.set(answer.network, left);
    total -= answer.bytes;
  }

  /** Ends the oldest answer of the network that holds most. */
  function shed(): void {
    const [largest] = [...bytesOf].reduce((a, b) => (b[1] > a[1] ? b : a));
    const [oldest] = [...sending].find(([, { network }]) => network === largest) ?? [];
    if (oldest === undefined) return;
    remove(oldest);
    oldest.destroy();
  }

  setInterval(() => {
    const now = performance.now();
    for (const [res, { until }] of sending) if (until < now) res.destroy();
  }, lookEvery).unref();

  return {
    take(res, { headers, body }, { clientAddress }, isKept) {
      const isStream = body !== undefined && !Buffer.isBuffer(body);
      const size = isStream ? ofStream : (body?.length ?? 0);
      if (size <= small || res.destroyed) return true;
      const network = isKept ? '' : networkPrefix(clientAddress, 56);
      const bytes = isKept ? 0 : size;
      const ofNetwork = bytesOf.get(network) ?? 0;
      // One is always taken, however large.
      if (ofNetwork > 0 && ofNetwork + bytes > mostOfNetwork) return false;
      while (total > 0 && total + bytes > most) shed();
      const length = Number(headers['content-length'] ?? 0);
      const until = performance.now() + patience + (length / leastRate) * 1_000;
      add(res, { network, bytes, until });
      res.once('close', () => remove(res));
      return true;
    },
  };
}
