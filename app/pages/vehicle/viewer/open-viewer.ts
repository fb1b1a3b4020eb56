import type { FinishColors } from '../../../../domain/stock/pictures/repaint.ts';
import { interpolated, type Orbit, orbitOf, turned, zoomed, zoomRange } from './camera/orbit.ts';
import { readGlb, type Stop, type StopName, stopNames } from './model/read-glb.ts';
import { openStage } from './studio/stage.ts';
import css from './viewer.css?inline';
import { addStyle, button, element, group } from './viewer-parts.ts';

interface Moves {
  /** Angles in radians; a `stepwise` turn of a key may be animated. */
  turn(azimuth: number, elevation: number, stepwise?: boolean): void;
  zoom(factor: number, stepwise?: boolean): boolean;
  reset(): void;
}

/** Radians: of a drag across the whole picture, and of an arrow key. */
const acrossPicture = Math.PI;
const keyTurn = Math.PI / 12;
const keyTilt = Math.PI / 36;
const zoomStep = 1.25;
/** Zoom per pixel of a wheel's movement. */
const perPixel = 0.0015;

function watchGestures(canvas: HTMLCanvasElement, moves: Moves, signal: AbortSignal): void {
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

interface ViewerPlace {
  readonly box: HTMLElement;
  readonly row: HTMLElement;
  readonly name: string;
  readonly model: Promise<ArrayBuffer>;
  readonly colors: () => FinishColors;
  readonly onClose: () => void;
  readonly onLost: () => void;
}

export type OpenViewer = Awaited<ReturnType<typeof openViewer>>;

const stopWords: Readonly<Record<StopName, string>> = {
  front: 'Front',
  side: 'Side',
  rear: 'Rear',
  seats: 'Seats',
  dash: 'Dash',
};

function viewerElements(name: string) {
  const canvas = element('canvas', 'viewer-canvas');
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-roledescription', '3D model');
  canvas.setAttribute('aria-label', `${name}. Arrow keys turn and tilt it, plus and minus zoom.`);
  const status = element('p', 'hidden');
  status.setAttribute('role', 'status');
  return { canvas, status, viewer: element('div', 'viewer', canvas, status) };
}

function stopButtons(show: (stop: StopName) => void) {
  const stops = stopNames.map((stop) => button(stopWords[stop], () => show(stop)));
  const mark = (current?: StopName) => {
    for (const [index, control] of stops.entries()) {
      control.setAttribute('aria-pressed', String(stopNames[index] === current));
    }
  };
  return { stops, mark };
}

/** Resolves with the first frame. @throws without WebGL 2, or with a model that is not ours */
export async function openViewer(place: ViewerPlace) {
  const { box, row, name, onClose, onLost } = place;
  addStyle(css);
  const end = new AbortController();
  const { signal } = end;
  const { canvas, status, viewer } = viewerElements(name);
  box.append(viewer);
  const stage = openStage(canvas);
  const leave = () => {
    end.abort();
    stage.close();
    viewer.remove();
  };
  const glb = await place.model.then(readGlb).catch((error) => {
    leave();
    throw error;
  });
  stage.show(glb);
  stage.recolor(place.colors());
  const resize = (isCoarse = false) => stage.resize(box.clientWidth, box.clientHeight, isCoarse);
  // A coarse first frame comes sooner.
  resize(true);
  const view = controlView((orbit) => stage.draw(orbit), glb.stops.front);

  const { stops, mark } = stopButtons((stop) => show(stop, () => view.goTo(glb.stops[stop])));
  const show = (stop: StopName, move: () => void) => {
    move();
    mark(stop);
    status.textContent = `${stopWords[stop]} view`;
  };
  const reset = () => show('front', view.reset);
  mark('front');
  const turn: typeof view.turn = (...angles) => {
    view.turn(...angles);
    mark();
  };
  const views = group('viewer-views', 'Views', stops);
  const tools = group('viewer-tools', 'Zoom', [
    button('+', () => view.zoom(1 / zoomStep, true), 'Zoom in'),
    button('−', () => view.zoom(zoomStep, true), 'Zoom out'),
    button('↺', reset, 'Reset the view'),
  ]);
  const close = button('×', onClose, 'Close the 3D view');
  close.className = 'viewer-close';
  viewer.append(tools, close);
  row.append(views);

  watchGestures(canvas, { turn, zoom: view.zoom, reset }, signal);
  canvas.addEventListener('webglcontextlost', onLost, { signal });
  for (const part of [viewer, views]) {
    part.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal });
  }
  const sizes = new ResizeObserver(() => {
    resize();
    view.drawNow();
  });
  view.refresh();
  await nextFrame();
  viewer.dataset.ready = '';
  // The observer reports the size at once: the fine frame follows the coarse one.
  void nextFrame().then(() => signal.aborted || sizes.observe(box));
  canvas.focus({ preventScroll: true });
  status.textContent = `3D view of ${name} is open`;

  return {
    recolor(colors: FinishColors, words: string): void {
      stage.recolor(colors);
      view.refresh();
      status.textContent = words;
    },
    close(): void {
      sizes.disconnect();
      view.close();
      leave();
      views.remove();
    },
  };
}

const nextFrame = () => new Promise(requestAnimationFrame);

const travelTime = 450;

interface ViewControl extends Moves {
  goTo(stop: Stop): void;
  refresh(): void;
  drawNow(): void;
  close(): void;
}

function controlView(draw: (orbit: Orbit) => void, start: Stop): ViewControl {
  const home = orbitOf(start);
  let now = home;
  let range = zoomRange(home, home);
  let journey: { readonly from: Orbit; readonly to: Orbit; readonly begun: number } | undefined;
  let request = 0;

  function frame(time: number): void {
    request = 0;
    if (journey !== undefined) {
      const part = Math.min(1, Math.max(0, (time - journey.begun) / travelTime));
      now = interpolated(journey.from, journey.to, part);
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
