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
  /** Whether one more would be refused. */
  readonly isFull: boolean;
  readonly running: number;
  readonly waiting: number;
  /** Keys that work is counted under; one without work is counted no longer. */
  readonly keys: number;
  /**
   * Runs `work`, first come, first served.
   * @throws {Overloaded} at once where the queue is full, and after `patience` at the latest; the
   * work has not run then
   * @throws {KeyOverloaded} at once where `perKey` pieces of this key have not ended
   */
  run<T>(work: () => Promise<T>, key?: string): Promise<T>;
}

interface Waiting {
  readonly since: number;
  start(): Promise<void>;
  refuse(): void;
}

/**
 * Bounds the work under way and the work waiting. Each piece starts in its own iteration of the event
 * loop, so that between two of them other requests are answered: those that do not wait in this
 * queue (cached pages, health checks, enquiries), and those that are refused.
 */
export function createConcurrencyLimiter(options: LimiterOptions): ConcurrencyLimiter {
  const queue: Waiting[] = [];
  const byKey = new Map<string, number>();
  let running = 0;
  let isStartScheduled = false;
  /** Milliseconds between two pieces done while all places are taken, as a moving average. */
  let averageServiceMs = 5;
  let lastDone = 0;
  /** The last moment at which no more could run. */
  let lastFull = -Infinity;
  let isWatched = false;

  function scheduleStart(): void {
    if (isStartScheduled || running >= options.running || queue.length === 0) return;
    isStartScheduled = true;
    setImmediate(startNext);
  }

  function startNext(): void {
    isStartScheduled = false;
    const next = firstInTime();
    if (next === undefined) return;
    running += 1;
    const started = performance.now();
    void next.start().then(() => {
      const done = performance.now();
      if (running === options.running) lastFull = done;
      running -= 1;
      // Work that ran with room beside it shows its own duration, not how fast a full queue moves.
      if (lastFull >= started) {
        averageServiceMs += 0.1 * (done - Math.max(started, lastDone) - averageServiceMs);
      }
      lastDone = done;
      scheduleStart();
    });
    scheduleStart();
  }

  function firstInTime(): Waiting | undefined {
    refuseLate();
    return queue.shift();
  }

  /** Refuses what has waited too long; also while nothing that runs comes to an end. */
  function refuseLate(): void {
    const lateBefore = performance.now() - options.patience;
    while (queue[0] !== undefined && queue[0].since < lateBefore) queue.shift()?.refuse();
  }

  /** Has the first that waits refused in time. */
  function watchFirst(): void {
    const [first] = queue;
    if (first === undefined || isWatched || options.patience === Infinity) return;
    isWatched = true;
    // A millisecond more: a timer may come a little early.
    const left = first.since + options.patience - performance.now() + 1;
    setTimeout(() => {
      isWatched = false;
      refuseLate();
      watchFirst();
    }, left).unref();
  }

  function isFull(): boolean {
    return queue.length >= options.waiting || queue.length * averageServiceMs > options.patience;
  }

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (isFull()) return Promise.reject(new Overloaded('The queue is full'));
    return new Promise((resolve, reject) => {
      queue.push({
        since: performance.now(),
        // Never rejects: the caller of `run` gets the error.
        start: () => work().then(resolve, reject),
        refuse: () => reject(new Overloaded('Waited too long')),
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
      return queue.length;
    },
    get keys() {
      return byKey.size;
    },
    async run(work, key) {
      if (key === undefined) return enqueue(work);
      const count = byKey.get(key) ?? 0;
      if (options.perKey !== undefined && count >= options.perKey) {
        throw new KeyOverloaded('Too much of one key is under way');
      }
      byKey.set(key, count + 1);
      try {
        return await enqueue(work);
      } finally {
        const left = (byKey.get(key) ?? 1) - 1;
        if (left === 0) byKey.delete(key);
        else byKey.set(key, left);
      }
    },
  };
}
