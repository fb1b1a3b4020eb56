export interface Moves {
  /** Angles in radians; a `stepwise` turn of a key may be animated. */
  turn(azimuth: number, elevation: number, stepwise?: boolean): void;
  zoom(factor: number, stepwise?: boolean): boolean;
  reset(): void;
}

/** Radians: of a drag across the whole picture, and of an arrow key. */
const acrossPicture = Math.PI;
const keyTurn = Math.PI / 12;
const keyTilt = Math.PI / 36;
export const zoomStep = 1.25;
/** Zoom per pixel of a wheel's movement. */
const perPixel = 0.0015;

export function watchGestures(canvas: HTMLCanvasElement, moves: Moves, signal: AbortSignal): void {
  const fingers = new Map<number, { readonly x: number; readonly y: number }>();
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  canvas.addEventListener(
    'pointerdown',
    ({ pointerId, offsetX: x, offsetY: y }) => {
      canvas.setPointerCapture(pointerId);
      fingers.set(pointerId, { x, y });
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    ({ pointerId, offsetX: x, offsetY: y }) => {
      const from = fingers.get(pointerId);
      if (from === undefined) return;
      const before = spread();
      fingers.set(pointerId, { x, y });
      if (before > 0) moves.zoom(before / Math.max(1, spread()));
      else {
        const scale = acrossPicture / canvas.clientWidth;
        moves.turn((from.x - x) * scale, (y - from.y) * scale);
      }
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal });
  }
  canvas.addEventListener(
    'wheel',
    (event) => {
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      if (moves.zoom(Math.exp(pixels * perPixel))) event.preventDefault();
    },
    { signal, passive: false },
  );
  const keys: Readonly<Record<string, () => unknown>> = {
    ArrowLeft: () => moves.turn(-keyTurn, 0, true),
    ArrowRight: () => moves.turn(keyTurn, 0, true),
    ArrowUp: () => moves.turn(0, keyTilt, true),
    ArrowDown: () => moves.turn(0, -keyTilt, true),
    '+': () => moves.zoom(1 / zoomStep, true),
    '=': () => moves.zoom(1 / zoomStep, true),
    '-': () => moves.zoom(zoomStep, true),
    Home: () => moves.reset(),
  };
  canvas.addEventListener(
    'keydown',
    (event) => {
      const move = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move();
    },
    { signal },
  );
}
