/** How much work is taken on at once, and how much may wait for it. */
export interface LimiterOptions {
  /** Pieces of work under way. */
  readonly running: number;
  /** Pieces waiting to start. */
  readonly waiting: number;
  /** Milliseconds: work that has to wait longer is refused. */
  readonly patience: number;
  /** Pieces of one key under way or waiting; without it a key has no limit of its own. */
  readonly perKey?: number;
}

/** Raised for work that is refused. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Raised for work whose key has too much under way already. */
export class KeyOverloaded extends Overloaded {
  override name = 'KeyOverloaded';
}

/**
 * Whether work was refused; with `perKey` because of its key's own limit. Compared by name, because
 * main.ts and the built app each bring a copy of these classes.
 */
export function isOverloaded(error: unknown, perKey?: 'perKey'): boolean {
  const names = perKey === undefined ? ['Overloaded', 'KeyOverloaded'] : ['KeyOverloaded'];
  return error instanceof Error && names.includes(error.name);
}

export interface ConcurrencyLimiter {
  /** Whether as many wait as may. */
  readonly isFull: boolean;
  readonly running: number;
  readonly waiting: number;
  /** Keys with work under way or waiting. */
  readonly keys: number;
  /**
   * Runs `work`. Of several keys, the one whose work has taken the least time is next; the work of one
   * key is done in its order. So one key's slow work delays another's by one piece.
   * @throws {Overloaded} at once where the queue is full, and after `patience` at the latest; the
   * work has not run then
   * @throws {KeyOverloaded} at once where `perKey` pieces of this key have not ended
   */
  run<T>(work: () => Promise<T>, key?: string): Promise<T>;
}

/** Milliseconds that work counts for until its time is known, so that the next place goes to another key. */
const guess = 5;

interface Waiting {
  readonly since: number;
  start(): Promise<void>;
  refuse(): void;
}

interface KeyQueue {
  readonly waiting: Waiting[];
  running: number;
  /** Milliseconds that its work has taken, counted from what the key that began last had when it came. */
  used: number;
}

/**
 * Bounds the work under way and the work waiting. Each piece starts in its own iteration of the event
 * loop, so that between two of them other requests are answered: those that do not wait in this
 * queue (cached pages, health checks, enquiries), and those that are refused. Where the queue is full,
 * work of a key with few pieces takes the place of the last one of the key with the most.
 */
export function createConcurrencyLimiter(options: LimiterOptions): ConcurrencyLimiter {
  const keys = new Map<string | undefined, KeyQueue>();
  let running = 0;
  let waiting = 0;
  let isStartScheduled = false;
  let isWatched = false;
  /** The use of the key that began last, from which a new key starts. */
  let lastUsed = 0;

  function scheduleStart(): void {
    if (isStartScheduled || running >= options.running || waiting === 0) return;
    isStartScheduled = true;
    setImmediate(startNext);
  }

  function startNext(): void {
    isStartScheduled = false;
    refuseLate();
    const own = leastUsed();
    const next = own?.waiting.shift();
    if (own === undefined || next === undefined) return;
    waiting -= 1;
    running += 1;
    own.running += 1;
    lastUsed = own.used;
    own.used += guess;
    const started = performance.now();
    void next.start().then(() => {
      own.used += performance.now() - started - guess;
      running -= 1;
      scheduleStart();
    });
    scheduleStart();
  }

  /** The queue whose work has taken the least time, and of those the one whose first came first. */
  function leastUsed(): KeyQueue | undefined {
    return queues()
      .sort((a, b) => a.used - b.used || sinceOf(a) - sinceOf(b))
      .at(0);
  }

  /** The queues with work that waits. */
  function queues(): KeyQueue[] {
    return [...keys.values()].filter((own) => own.waiting.length > 0);
  }

  /** Refuses what has waited too long; also while nothing that runs comes to an end. */
  function refuseLate(): void {
    const lateBefore = performance.now() - options.patience;
    for (const own of queues()) while (sinceOf(own) < lateBefore) refuse(own.waiting.shift());
  }

  const isFull = () => waiting >= options.waiting;

  function refuse(piece: Waiting | undefined): void {
    waiting -= 1;
    piece?.refuse();
  }

  /** Has the first that waits refused in time. */
  function watchFirst(): void {
    if (waiting === 0 || isWatched || options.patience === Infinity) return;
    isWatched = true;
    // A millisecond more: a timer may come a little early.
    const left = Math.min(...queues().map(sinceOf)) + options.patience - performance.now() + 1;
    setTimeout(() => {
      isWatched = false;
      refuseLate();
      watchFirst();
    }, left).unref();
  }

  /** Refuses the last piece of the key with the most, where that is more than `count` and one. */
  function makeRoom(count: number): void {
    if (!isFull()) return;
    const [longest] = queues().sort((a, b) => b.waiting.length - a.waiting.length);
    if (longest !== undefined && longest.waiting.length > count + 1) refuse(longest.waiting.pop());
  }

  function enqueue<T>(own: KeyQueue, work: () => Promise<T>): Promise<T> {
    makeRoom(own.waiting.length);
    if (isFull()) return Promise.reject(new Overloaded('The queue is full'));
    return new Promise((resolve, reject) => {
      waiting += 1;
      own.waiting.push({
        since: performance.now(),
        // Never rejects: the caller of `run` gets the error.
        start: () =>
          work()
            .finally(() => {
              own.running -= 1;
            })
            .then(resolve, reject),
        refuse: () => reject(new Overloaded('Waited too long, or gave way')),
      });
      scheduleStart();
      watchFirst();
    });
  }

  return {
    get isFull() {
      return isFull();
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    get keys() {
      return keys.size;
    },
    async run(work, key) {
      const own = keys.get(key) ?? { waiting: [], running: 0, used: lastUsed };
      const count = own.waiting.length + own.running;
      if (key !== undefined && options.perKey !== undefined && count >= options.perKey) {
        throw new KeyOverloaded('Too much of one key is under way');
      }
      keys.set(key, own);
      try {
        return await enqueue(own, work);
      } finally {
        if (own.waiting.length + own.running === 0) keys.delete(key);
      }
    },
  };
}

function sinceOf({ waiting: [first] }: KeyQueue): number {
  return first?.since ?? Number.POSITIVE_INFINITY;
}
