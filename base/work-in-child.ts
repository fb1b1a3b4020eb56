import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface ToDo<Job> {
  readonly id: number;
  readonly job: Job;
}
export type JobResult =
  | { readonly id: number; readonly result: unknown }
  | {
      readonly id: number;
      readonly error: {
        readonly message: string;
        readonly stack?: string | undefined;
        readonly code?: string | undefined;
      };
    };

interface Waiting {
  readonly worker: ChildProcess;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly deadline: NodeJS.Timeout;
}

interface WorkOptions {
  /** Without this process's settings, which hold passwords. */
  readonly env?: Readonly<Record<string, string>>;
  /** Resident bytes. */
  readonly maxBytes?: number;
  readonly stderr?: 'inherit' | 'ignore';
  /** Milliseconds without a job until the process ends. */
  readonly idleMs?: number;
  readonly timeoutMs?: number;
}

export class WorkEnded extends Error {
  override name = 'WorkEnded';
  readonly why: 'late' | 'memory' | 'other';
  readonly pid: number | undefined;

  constructor(message: string, why: WorkEnded['why'], pid: number | undefined) {
    super(message);
    this.why = why;
    this.pid = pid;
  }
}

/** Exit code beyond `maxBytes`. */
export const outOfMemory = 77;

/** Bytes that Node reserves at its start and hardly uses. */
const reserved = 1_000_000_000;

const prlimit = '/usr/bin/prlimit';

function forkWorker(program: URL, options: WorkOptions): ChildProcess {
  const { env = {}, maxBytes, stderr = 'inherit' } = options;
  const execArgv = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=192'];
  return fork(program, {
    env: {
      MALLOC_ARENA_MAX: '2',
      ...(maxBytes !== undefined && { MAX_BYTES: String(maxBytes) }),
      ...env,
    },
    execArgv,
    // The worker ends itself beyond `maxBytes`; this limit is hard, and adds what Node reserves.
    ...(maxBytes !== undefined &&
      existsSync(prlimit) && {
        execPath: prlimit,
        execArgv: [`--data=${maxBytes + reserved}`, process.execPath, ...execArgv],
      }),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  });
}

/**
 * Works in a child process (docs/decisions/0008, 0028). A job that takes too long ends the process.
 * @returns a function that rejects with the job's error, or with {@link WorkEnded}
 */
export function workInChild<Job, Result>(
  program: URL,
  options: WorkOptions = {},
): (job: Job) => Promise<Result> {
  const { idleMs = 15_000, timeoutMs = 10_000 } = options;
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const worker = forkWorker(program, options);
    worker.on('message', (answer) => settle(answer as JobResult));
    worker.on('error', (error) => fail(worker, error));
    worker.on('exit', (code) => {
      const why = code === outOfMemory ? 'memory' : 'other';
      fail(worker, new WorkEnded(`The working process ended (${code})`, why, worker.pid));
    });
    return worker;
  }

  function take(id: number): Waiting | undefined {
    const job = waiting.get(id);
    clearTimeout(job?.deadline);
    waiting.delete(id);
    if (waiting.size === 0 && child !== undefined) {
      const idling = child;
      idling.unref();
      idling.channel?.unref();
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => end(idling), idleMs).unref();
    }
    return job;
  }

  function settle(answer: JobResult): void {
    const job = take(answer.id);
    if ('result' in answer) {
      job?.resolve(answer.result);
    } else {
      const { message, ...more } = answer.error;
      job?.reject(Object.assign(new Error(message), more));
    }
  }

  function fail(ended: ChildProcess, error: Error): void {
    if (child === ended) child = undefined;
    for (const [id, { worker }] of waiting) if (worker === ended) take(id)?.reject(error);
  }

  function end(worker: ChildProcess): void {
    if (child === worker) child = undefined;
    worker.kill('SIGKILL');
  }

  return (job) =>
    new Promise((resolve, reject) => {
      clearTimeout(idleTimer);
      child ??= start();
      const worker = child;
      worker.ref();
      worker.channel?.ref();
      last += 1;
      const id = last;
      const deadline = setTimeout(() => {
        worker.prependOnceListener('exit', () => {
          fail(worker, new WorkEnded('A job took too long', 'late', worker.pid));
        });
        end(worker);
      }, timeoutMs).unref();
      waiting.set(id, { worker, resolve: resolve as Waiting['resolve'], reject, deadline });
      // Where it can't be sent, the process has ended, and its exit fails the job.
      worker.send({ id, job } satisfies ToDo<Job>, () => undefined);
    });
}
