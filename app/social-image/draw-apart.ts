import { type ChildProcess, fork } from 'node:child_process';
import type { PictureFolders } from './open-set.ts';
import type { ShareCard } from './share-card.ts';

/** Messages to the process that draws, and from it. */
export interface ToDraw {
  readonly id: number;
  readonly card: ShareCard;
}
export type Drawn =
  | { readonly id: number; readonly image: Uint8Array }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (image: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds without work after which the process is ended, and that one drawing may take. */
const idleAfter = 15_000;
const longest = 20_000;

/**
 * Draws cards in a process of its own, started for the first and ended when no more come: the two
 * libraries behind a picture take more memory than the whole server, and the first picture takes a
 * third of a second of loading them.
 * @param file the built `draw-process.js`
 * @param pictures folders of the pictures that cards show
 */
export function drawApart(
  file: URL,
  pictures: PictureFolders,
): (card: ShareCard) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(file, {
      // None of the server's settings: they hold passwords.
      env: { MALLOC_ARENA_MAX: '2', PICTURES: JSON.stringify(pictures) },
      execArgv: ['--max-old-space-size=192'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (drawn) => settle(drawn as Drawn));
    started.on('error', (error) => fail(started, error));
    started.on('exit', (code) => fail(started, new Error(`The drawing process ended (${code})`)));
    // It does not keep a stopping server alive.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function settle(drawn: Drawn): void {
    const asked = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    watch();
    if ('image' in drawn) asked?.resolve(Buffer.from(drawn.image));
    else asked?.reject(new Error(drawn.error));
  }

  function fail(ended: ChildProcess, error: Error): void {
    if (child !== ended) return;
    child = undefined;
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject } of asked) reject(error);
  }

  /** Ends a process that is idle, or whose drawing takes too long. */
  function watch(): void {
    clearTimeout(timer);
    const busy = waiting.size > 0;
    timer = setTimeout(
      () => {
        const ended = child;
        if (ended === undefined) return;
        fail(ended, new Error('A drawing took too long'));
        ended.kill();
      },
      busy ? longest : idleAfter,
    );
    timer.unref();
  }

  return (card) =>
    new Promise((resolve, reject) => {
      child ??= start();
      last += 1;
      const id = last;
      waiting.set(id, { resolve, reject });
      watch();
      child.send({ id, card } satisfies ToDraw, (error) => {
        if (error !== null && waiting.delete(id)) reject(error);
      });
    });
}
