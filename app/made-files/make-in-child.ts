import { type ChildProcess, fork } from 'node:child_process';

/** Messages to the process that makes files, and from it. */
export interface ToMake<Job> {
  readonly id: number;
  readonly job: Job;
}
export type Made =
  | { readonly id: number; readonly file: Uint8Array }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (file: Buffer) => void;
  readonly reject: (error: Error) => void;
  /** When it has taken too long. */
  readonly deadline: NodeJS.Timeout;
}

interface Limits {
  /** Milliseconds without a job after which the process is ended. */
  readonly idle: number;
  /** Milliseconds that one job may take. */
  readonly longest: number;
}

const usualLimits: Limits = { idle: 15_000, longest: 20_000 };

/**
 * Makes files in a child process, started for the first and ended when no more come. What
 * makes them takes more memory and time than the server can spare (docs/decisions/0008). A job that
 * takes too long ends the process, and with it the jobs beside it.
 * @param program the built program, which calls `answerJobs`
 * @param settings its environment
 */
export function makeInChild<Job>(
  program: URL,
  settings: Readonly<Record<string, string>> = {},
  { idle, longest }: Limits = usualLimits,
): (job: Job) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(program, {
      // None of the server's settings: they hold passwords.
      env: { MALLOC_ARENA_MAX: '2', ...settings },
      execArgv: ['--max-old-space-size=192'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (made) => settle(made as Made));
    started.on('error', (error) => fail(started, error));
    started.on('exit', (code) => fail(started, new Error(`The making process ended (${code})`)));
    // It does not keep a stopping server alive.
    started.unref();
    started.channel?.unref();
    return started;
  }

  /** The job of this id, which waits no longer. */
  function take(id: number): Waiting | undefined {
    const job = waiting.get(id);
    clearTimeout(job?.deadline);
    waiting.delete(id);
    if (waiting.size === 0 && child !== undefined) {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(end, idle, new Error('There is nothing to make')).unref();
    }
    return job;
  }

  function settle(made: Made): void {
    const job = take(made.id);
    if ('file' in made) job?.resolve(Buffer.from(made.file));
    else job?.reject(new Error(made.error));
  }

  function fail(ended: ChildProcess, error: Error): void {
    if (child !== ended) return;
    child = undefined;
    for (const id of [...waiting.keys()]) take(id)?.reject(error);
  }

  /** Ends the process and all that waits for it. */
  function end(error: Error): void {
    const ended = child;
    if (ended === undefined) return;
    fail(ended, error);
    ended.kill();
  }

  return (job) =>
    new Promise((resolve, reject) => {
      clearTimeout(idleTimer);
      child ??= start();
      last += 1;
      const id = last;
      const late = new Error('A file took too long to make');
      const deadline = setTimeout(end, longest, late).unref();
      waiting.set(id, { resolve, reject, deadline });
      child.send({ id, job } satisfies ToMake<Job>, (error) => {
        if (error !== null) take(id)?.reject(error);
      });
    });
}
