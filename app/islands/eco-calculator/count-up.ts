import { useEffect, useState } from 'react';
import { timings } from '../../../domain/eco-impact/impact-result.ts';

const { min, max } = timings.countUpMs;

/**
 * How far a figure has counted, from 0 to exactly 1, so many milliseconds after it appeared: fast
 * at first, slower towards the end. The first of `count` figures arrives first and the last last
 * (2 to 3 seconds, spec S12.6).
 */
export function counted(elapsedMs: number, index: number, count: number): number {
  const duration = min + ((max - min) * index) / Math.max(1, count - 1);
  const rest = 1 - Math.min(1, Math.max(0, elapsedMs / duration));
  return 1 - rest ** 3;
}

/** Milliseconds since the first drawing, frame by frame until all figures have arrived. */
export function useElapsed(moving: boolean): number {
  const [elapsed, setElapsed] = useState(moving ? 0 : max);
  useEffect(() => {
    if (!moving) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      setElapsed(now - start);
      if (now - start < max) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [moving]);
  return elapsed;
}
