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
}

/** Milliseconds without work after which the process is ended, and that one file may take. */
const idleAfter = 15_000;
const longest = 20_000;

/**
 * Makes files in a child process, started for the first and ended when no more come. What
 * makes them takes more memory and time than the server can spare (docs/decisions/0008).
 * @param program the built program, which calls `answerJobs`
 * @param settings its environment
 */
export function makeInChild<Job>(
  program: URL,
  settings: Readonly<Record<string, string>> = {},
): (job: Job) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
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

  function settle(made: Made): void {
    const asked = waiting.get(made.id);
    waiting.delete(made.id);
    watch();
    if ('file' in made) asked?.resolve(Buffer.from(made.file));
    else asked?.reject(new Error(made.error));
  }

  function fail(ended: ChildProcess, error: Error): void {
    if (child !== ended) return;
    child = undefined;
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject } of asked) reject(error);
  }

  /** Ends a process that is idle, or whose file takes too long. */
  function watch(): void {
    clearTimeout(timer);
    const busy = waiting.size > 0;
    timer = setTimeout(
      () => {
        const ended = child;
        if (ended === undefined) return;
        fail(ended, new Error('A file took too long to make'));
        ended.kill();
      },
      busy ? longest : idleAfter,
    );
    timer.unref();
  }

  return (job) =>
    new Promise((resolve, reject) => {
      child ??= start();
      last += 1;
      const id = last;
      waiting.set(id, { resolve, reject });
      watch();
      child.send({ id, job } satisfies ToMake<Job>, (error) => {
        if (error !== null && waiting.delete(id)) reject(error);
      });
    });
}
