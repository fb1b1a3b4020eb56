import { execFile } from 'node:child_process';

interface ChildExit {
  readonly code: number;
  readonly stderr: string;
}

const maxStderr = 2000;

/**
 * Runs a program with Node. Rejects where it can't start, or is ended by `signal` or `withinMs`.
 */
export function runInChild(
  program: string,
  args: readonly string[],
  { signal, withinMs }: { readonly signal: AbortSignal; readonly withinMs: number },
): Promise<ChildExit> {
  const all = ['--disable-warning=ExperimentalWarning', program, ...args];
  return new Promise((resolve, reject) => {
    const options = { signal, timeout: withinMs, maxBuffer: 100_000_000 };
    execFile(process.execPath, all, options, (error, _stdout, stderr) => {
      const { code } = (error ?? { code: 0 }) as { code?: unknown };
      if (typeof code === 'number') resolve({ code, stderr: stderr.trim().slice(0, maxStderr) });
      else reject(error);
    });
  });
}
