import { type ChildProcess, fork } from 'node:child_process';
import type { PictureFolders } from './open-set.ts';
import type { ShareCard } from './share-card.ts';

/** What goes to the process that draws, and what comes back. */
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

/** Milliseconds without work after which the process is let go, and for which a drawing may take. */
const idleAfter = 15_000;
const longest = 20_000;

/**
 * Draws cards in a process of its own, started for the first and let go when no more come: the two
 * libraries behind a picture take more memory than the whole server, and keep the first picture's
 * third of a second to themselves.
 * @param file the built `draw-process.js`
 * @param pictures where it finds what cards show
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
      // Nothing of the server's settings: it needs none, and they hold passwords.
      env: { MALLOC_ARENA_MAX: '2', PICTURES: JSON.stringify(pictures) },
      execArgv: ['--max-old-space-size=192'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (drawn) => settle(drawn as Drawn));
    started.on('error', (error) => fail(started, error));
    started.on('exit', (code) => fail(started, new Error(`The drawing process ended (${code})`)));
    // It never keeps a server that wants to stop.
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

  /** Ends a process that has nothing to do, or that has been at one thing too long. */
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
