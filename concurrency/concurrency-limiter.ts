/** How much work is taken on at once, and how much may wait for it. */
export interface GateLimits {
  /** Pieces of work under way. */
  readonly running: number;
  /** Pieces waiting for their turn. */
  readonly waiting: number;
  /** Milliseconds: who would have to wait longer is turned away. */
  readonly patience: number;
}

/** Raised for work that is turned away. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface Gate {
  /** Whether one more would be turned away. */
  readonly isFull: boolean;
  readonly running: number;
  readonly waiting: number;
  /**
   * Runs `work` when it is its turn. Rejects with {@link Overloaded}, at once where the queue is
   * full and after its patience at the latest, without having run it.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly since: number;
  start(): Promise<void>;
  turnAway(): void;
}

/**
 * Bounds the work under way and the work waiting, first come, first served. Each piece starts in a
 * turn of the event loop of its own, so that between two of them everybody else is heard: those who
 * need no turn (kept pages, health, enquiries) get their answer, and those who would have to wait
 * too long get theirs.
 */
export function createGate(limits: GateLimits): Gate {
  const queue: Waiting[] = [];
  let running = 0;
  let isTurnComing = false;
  /** Milliseconds between two pieces done, as of late. */
  let usual = 5;
  let lastDone = 0;

  function nextTurn(): void {
    if (isTurnComing || running >= limits.running || queue.length === 0) return;
    isTurnComing = true;
    setImmediate(startNext);
  }

  function startNext(): void {
    isTurnComing = false;
    const next = firstInTime();
    if (next === undefined) return;
    running += 1;
    const started = performance.now();
    void next.start().then(() => {
      running -= 1;
      const done = performance.now();
      usual += 0.1 * (done - Math.max(started, lastDone) - usual);
      lastDone = done;
      nextTurn();
    });
    nextTurn();
  }

  function firstInTime(): Waiting | undefined {
    for (;;) {
      const first = queue.shift();
      if (first === undefined || performance.now() - first.since <= limits.patience) return first;
      first.turnAway();
    }
  }

  function isFull(): boolean {
    return queue.length >= limits.waiting || queue.length * usual > limits.patience;
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
    run(work) {
      if (isFull()) return Promise.reject(new Overloaded('Too many wait'));
      return new Promise((resolve, reject) => {
        queue.push({
          since: performance.now(),
          // Never rejects: whoever asked for the work hears how it went.
          start: () => work().then(resolve, reject),
          turnAway: () => reject(new Overloaded('Waited too long')),
        });
        nextTurn();
      });
    },
  };
}
