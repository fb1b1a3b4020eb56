import { useEffect, useState } from 'react';
import { timings } from '../../../domain/eco-impact/impact-result.ts';

const { min, max } = timings.countUpMs;

/** Progress of a figure's count-up, 0 to exactly 1, with an ease-out; the first of `count` figures ends first. */
export function counted(elapsedMs: number, index: number, count: number): number {
  const duration = min + ((max - min) * index) / Math.max(1, count - 1);
  const rest = 1 - Math.min(1, Math.max(0, elapsedMs / duration));
  return 1 - rest ** 3;
}

/** Milliseconds since a new result's first render, updated each frame until every count-up has ended. */
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
