export interface LimiterOptions {
  readonly running: number;
  readonly waiting: number;
  /** Milliseconds of waiting after which work is refused. */
  readonly timeoutMs: number;
  /** Pieces of one key, under way and waiting. */
  readonly perKey?: number;
}

export class Overloaded extends Error {
  override name = 'Overloaded';
}

export class KeyOverloaded extends Overloaded {
  override name = 'KeyOverloaded';
}

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

/** Milliseconds counted for work under way, so that the next place goes to another key. */
const assumedMs = 5;

interface Piece {
  start(): void;
  refuse(): void;
}

interface KeyQueue {
  readonly pieces: Piece[];
  running: number;
  /** Milliseconds of work, from the use of the latest key when this one came. */
  used: number;
}

/** Each piece starts in its own turn of the event loop: cached pages are answered in between. */
export function createConcurrencyLimiter(options: LimiterOptions) {
  const queues = new Map<string | undefined, KeyQueue>();
  let running = 0;
  let isStartScheduled = false;
  let lastUsed = 0;

  const waiting = () => queues.values().reduce((sum, { pieces }) => sum + pieces.length, 0);

  function scheduleStart(): void {
    if (isStartScheduled || running >= options.running || waiting() === 0) return;
    isStartScheduled = true;
    setImmediate(startNext);
  }

  function startNext(): void {
    isStartScheduled = false;
    const queue = firstBy(queues, (a, b) => a.used - b.used);
    if (queue !== undefined) {
      running += 1;
      queue.running += 1;
      lastUsed = queue.used;
      queue.used += assumedMs;
      queue.pieces[0]?.start();
    }
    scheduleStart();
  }

  function makeRoom({ pieces }: KeyQueue): void {
    if (waiting() < options.waiting) return;
    const longest = firstBy(queues, (a, b) => b.pieces.length - a.pieces.length)?.pieces ?? [];
    if (longest.length <= pieces.length + 1) throw new Overloaded('The queue is full');
    longest.at(-1)?.refuse();
  }

  async function measured<T>(queue: KeyQueue, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      running -= 1;
      queue.running -= 1;
      queue.used += performance.now() - started - assumedMs;
      scheduleStart();
    }
  }

  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting();
    },
    get keys() {
      return queues.size;
    },
    /**
     * Rejects with the error of `work`. The key with the least time of work is next.
     * @throws {Overloaded} for a full queue or after `timeoutMs`; {KeyOverloaded} beyond `perKey`
     */
    async run<T>(work: () => Promise<T>, key?: string): Promise<T> {
      const queue = queues.get(key) ?? { pieces: [], running: 0, used: lastUsed };
      const count = queue.pieces.length + queue.running;
      if (key !== undefined && options.perKey !== undefined && count >= options.perKey) {
        throw new KeyOverloaded('Too much of one key is under way');
      }
      makeRoom(queue);
      queues.set(key, queue);
      try {
        const turn = turnOf(queue, options.timeoutMs);
        scheduleStart();
        await turn;
        return await measured(queue, work);
      } finally {
        if (queue.pieces.length + queue.running === 0) queues.delete(key);
      }
    },
  };
}

function firstBy(
  queues: ReadonlyMap<unknown, KeyQueue>,
  order: (a: KeyQueue, b: KeyQueue) => number,
): KeyQueue | undefined {
  return [...queues.values()].filter(({ pieces }) => pieces.length > 0).sort(order)[0];
}

/** Resolves when the turn of a new piece has come. */
function turnOf({ pieces }: KeyQueue, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const leaving = (settle: () => void) => () => {
      clearTimeout(timer);
      pieces.splice(pieces.indexOf(piece), 1);
      settle();
    };
    const refuse = leaving(() => reject(new Overloaded('Waited too long, or gave way')));
    const piece = { start: leaving(resolve), refuse };
    const timer = Number.isFinite(timeoutMs) ? setTimeout(refuse, timeoutMs).unref() : undefined;
    pieces.push(piece);
  });
}
