import { useEffect, useState } from 'react';
import { timings } from '../../../domain/eco-impact/impact-result.ts';

const { min, max } = timings.countUpMs;

/**
 * Progress of a figure's count-up, 0 to exactly 1, `elapsedMs` after it appeared: fast at first,
 * slower towards the end. Of `count` figures the first ends first, within 2 seconds, and the last
 * within 3 (spec S12.6).
 */
export function counted(elapsedMs: number, index: number, count: number): number {
  const duration = min + ((max - min) * index) / Math.max(1, count - 1);
  const rest = 1 - Math.min(1, Math.max(0, elapsedMs / duration));
  return 1 - rest ** 3;
}

/** Milliseconds since the first render of what is new, updated each frame until every count-up has ended. */
export function useElapsed(isNew: boolean): number {
  const [elapsed, setElapsed] = useState(isNew ? 0 : max);
  useEffect(() => {
    if (!isNew) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      setElapsed(now - start);
      if (now - start < max) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isNew]);
  return elapsed;
}
