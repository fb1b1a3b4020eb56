import type { Log } from './log.ts';

export function watchTrouble(log: Log, during: string, after: string) {
  const causes = new Set<string>();
  return {
    report(cause: string): void {
      if (causes.has(cause)) return;
      causes.add(cause);
      log('warn', during, { cause });
    },
    end(): void {
      if (causes.size === 0) return;
      causes.clear();
      log('info', after);
    },
  };
}
