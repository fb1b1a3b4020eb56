import type { Log } from './log.ts';

interface Trouble {
  report(cause: string): void;
  end(): void;
}

export function watchTrouble(log: Log, during: string, after: string): Trouble {
  const causes = new Set<string>();
  return {
    report(cause) {
      if (causes.has(cause)) return;
      causes.add(cause);
      log('warn', during, { cause });
    },
    end() {
      if (causes.size === 0) return;
      causes.clear();
      log('info', after);
    },
  };
}
