import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Messages to the process that works, and from it. */
export interface ToDo<Job> {
  readonly id: number;
  readonly job: Job;
}
export type Answer =
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
  /** When it has taken too long. */
  readonly deadline: NodeJS.Timeout;
}

export interface WorkOptions {
  /** Its environment. None of this process's settings: they hold passwords. */
  readonly env?: Readonly<Record<string, string>>;
  /** Megabytes of JavaScript objects. */
  readonly heapMegabytes?: number;
  /** Resident bytes the process may take before it is ended. */
  readonly maxBytes?: number;
  /** Where its standard error goes. */
  readonly stderr?: 'inherit' | 'ignore';
  /** Milliseconds without a job after which the process is ended. */
  readonly idle?: number;
  /** Milliseconds that one job may take. */
  readonly longest?: number;
}

/** Why a process ended with a job under way. */
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

/** The exit code of a process that took more than its bytes. */
export const outOfMemory = 77;

/** Bytes of writable memory that Node reserves at its start and hardly uses, rounded up. */
const reserved = 1_000_000_000;

/** Sets the hard limit of a process's memory, on Linux. */
const prlimit = '/usr/bin/prlimit';

/**
 * Works in a child process, started for the first job and ended when no more come. What it does takes
 * more memory and time than this process can spare, or can end it (docs/decisions/0008, 0028). A job
 * that takes too long ends the process, and with it the jobs beside it. While there is a job, it keeps
 * this process running.
 * @param program which calls `answerJobs`
 * @returns a function from a job to its result; it rejects with what the job threw (its message and
 * `code`), with {@link WorkEnded}, or where the process can't be started
 */
export function workInChild<Job, Result>(
  program: URL,
  {
    env = {},
    heapMegabytes = 192,
    maxBytes,
    stderr = 'inherit',
    idle = 15_000,
    longest = 10_000,
  }: WorkOptions = {},
): (job: Job) => Promise<Result> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const execArgv = [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${heapMegabytes}`,
    ];
    const worker = fork(program, {
      env: {
        MALLOC_ARENA_MAX: '2',
        ...(maxBytes !== undefined && { MAX_BYTES: String(maxBytes) }),
        ...env,
      },
      execArgv,
      // It ends itself when it finds that it has passed `maxBytes`. This limit is hard; what Node
      // reserves for itself is added.
      ...(maxBytes !== undefined &&
        existsSync(prlimit) && {
          execPath: prlimit,
          execArgv: [`--data=${maxBytes + reserved}`, process.execPath, ...execArgv],
        }),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', stderr, 'ipc'],
    });
    worker.on('message', (answer) => settle(answer as Answer));
    worker.on('error', (error) => fail(worker, error));
    worker.on('exit', (code) => {
      const why = code === outOfMemory ? 'memory' : 'other';
      fail(worker, new WorkEnded(`The working process ended (${code})`, why, worker.pid));
    });
    return worker;
  }

  /** The job of this id, which waits no longer. */
  function take(id: number): Waiting | undefined {
    const job = waiting.get(id);
    clearTimeout(job?.deadline);
    waiting.delete(id);
    if (waiting.size === 0 && child !== undefined) {
      const idling = child;
      idling.unref();
      idling.channel?.unref();
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => end(idling), idle).unref();
    }
    return job;
  }

  function settle(answer: Answer): void {
    const job = take(answer.id);
    if ('result' in answer) {
      job?.resolve(answer.result);
    } else {
      const { message, ...more } = answer.error;
      job?.reject(Object.assign(new Error(message), more));
    }
  }

  /** Fails all jobs of a process that has ended. */
  function fail(ended: ChildProcess, error: Error): void {
    if (child === ended) child = undefined;
    for (const [id, { worker }] of waiting) if (worker === ended) take(id)?.reject(error);
  }

  /** Ends a process; it takes no further job. */
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
      }, longest).unref();
      waiting.set(id, { worker, resolve: resolve as Waiting['resolve'], reject, deadline });
      // When it can't be sent, the process has ended, and says so by its exit code.
      worker.send({ id, job } satisfies ToDo<Job>, () => undefined);
    });
}
