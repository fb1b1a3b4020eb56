/** How much work is taken on at once, and how much may wait for it. */
export interface GateLimits {
  /** Pieces of work under way. */
  readonly running: number;
  /** Pieces waiting for their turn. */
  readonly waiting: number;
  /** Milliseconds after which one that still waits is turned away. */
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
  go(): void;
  turnAway(): void;
}

/**
 * Bounds the work under way and the work waiting, first come, first served. The next in line starts
 * in a turn of the event loop of its own, so that what needs no turn (kept pages, health, enquiries)
 * is answered between two pieces of work and not after all of them.
 */
export function createGate(limits: GateLimits): Gate {
  const queue: Waiting[] = [];
  let running = 0;

  function next(): void {
    running -= 1;
    setImmediate(startNext);
  }

  function startNext(): void {
    while (running < limits.running) {
      const first = queue.shift();
      if (first === undefined) return;
      if (performance.now() - first.since > limits.patience) first.turnAway();
      else {
        running += 1;
        first.go();
      }
    }
  }

  function turn(): Promise<void> {
    if (running < limits.running && queue.length === 0) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= limits.waiting) return Promise.reject(new Overloaded('Too many wait'));
    return new Promise((go, reject) => {
      const turnAway = () => reject(new Overloaded('Waited too long'));
      queue.push({ since: performance.now(), go, turnAway });
    });
  }

  return {
    get isFull() {
      return queue.length >= limits.waiting;
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.length;
    },
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
