import { execFile } from 'node:child_process';

export interface Ran {
  readonly code: number;
  /** What it wrote to standard error, the beginning of it. */
  readonly said: string;
}

/** Characters kept of what a program says. */
const mostSaid = 2000;

/**
 * Runs one of our own programs (TypeScript) in a process of its own, so that what it computes holds
 * up nobody here. Rejects when it can't be started, or is ended by `signal` or after `withinMs`.
 */
export function runApart(
  program: string,
  args: readonly string[],
  { signal, withinMs }: { readonly signal: AbortSignal; readonly withinMs: number },
): Promise<Ran> {
  const all = ['--disable-warning=ExperimentalWarning', program, ...args];
  return new Promise((resolve, reject) => {
    const options = { signal, timeout: withinMs, maxBuffer: 100_000_000 };
    execFile(process.execPath, all, options, (error, _out, said) => {
      const { code } = (error ?? { code: 0 }) as { code?: unknown };
      if (typeof code === 'number') resolve({ code, said: said.trim().slice(0, mostSaid) });
      else reject(error);
    });
  });
}
