import type { Stop } from '../model/glb.ts';
import type { Moves } from './gestures.ts';
import { between, type Orbit, orbitOf, turned, zoomed, zoomRange } from './orbit.ts';

/** Milliseconds a movement to another view takes. */
const travelTime = 450;

export interface ViewControl extends Moves {
  goTo(stop: Stop): void;
  refresh(): void;
  drawNow(): void;
  close(): void;
}

/** Moves the camera with a frame for each change; with reduced motion a movement is one frame. */
export function controlView(draw: (orbit: Orbit) => void, start: Stop): ViewControl {
  const home = orbitOf(start);
  let now = home;
  let range = zoomRange(home, home);
  let journey: { readonly from: Orbit; readonly to: Orbit; readonly begun: number } | undefined;
  let request = 0;

  function frame(time: number): void {
    request = 0;
    if (journey !== undefined) {
      const part = Math.min(1, Math.max(0, (time - journey.begun) / travelTime));
      now = between(journey.from, journey.to, part);
      if (part === 1) journey = undefined;
      else refresh();
    }
    draw(now);
  }
  function refresh(): void {
    if (request === 0) request = requestAnimationFrame(frame);
  }
  function move(to: Orbit, travels: boolean): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    journey = travels && !still ? { from: now, to, begun: performance.now() } : undefined;
    if (journey === undefined) now = to;
    refresh();
  }
  function goTo(stop: Orbit): void {
    range = zoomRange(home, stop);
    move(stop, true);
  }
  /** Where it is going, so that a second key press adds to the first. */
  const ahead = () => journey?.to ?? now;

  return {
    refresh,
    drawNow: () => draw(now),
    turn: (azimuth, elevation, stepwise = false) =>
      move(turned(ahead(), azimuth, elevation), stepwise),
    zoom(factor, stepwise = false) {
      const before = ahead();
      const after = zoomed(before, factor, range);
      if (after.distance === before.distance) return false;
      move(after, stepwise);
      return true;
    },
    reset: () => goTo(home),
    goTo: (stop) => goTo(orbitOf(stop)),
    close: () => cancelAnimationFrame(request),
  };
}
