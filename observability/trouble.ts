import type { Log } from './log.ts';

export interface Trouble {
  /** Something failed for this cause; logged when the cause is new. */
  report(cause: string): void;
  /** Something went well; logged when there was trouble before. */
  end(): void;
}

/** One log line for each cause of an outage and one for its end, however often it is met. */
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
