import { watchGestures, zoomStep } from './gestures.ts';
import { readGlb, type StopName, stopNames } from './glb.ts';
import { type Colors, openStage } from './stage.ts';
import { controlView } from './view-control.ts';
import css from './viewer.css?inline';

/** Where the viewer opens, and what it shows. */
export interface ViewerPlace {
  /** The box of the main picture, which the viewer fills. */
  readonly box: HTMLElement;
  /** The row below it, whose pictures make room for the views. */
  readonly row: HTMLElement;
  readonly name: string;
  readonly model: ArrayBuffer;
  /** The colors that are chosen now. */
  readonly colors: () => Colors;
  /** Called when the visitor closes it. */
  readonly onClose: () => void;
  /** Called when the browser takes the graphics away. */
  readonly onLost: () => void;
}

export interface OpenViewer {
  /** Shows other colors and says so. */
  recolor(colors: Colors, words: string): void;
  /** Frees everything and takes the viewer out of the page. */
  close(): void;
}

const stopWords: Readonly<Record<StopName, string>> = {
  front: 'Front',
  side: 'Side',
  rear: 'Rear',
  seats: 'Seats',
  dash: 'Dash',
};

/**
 * Puts the viewer over the main picture and resolves when its first frame is drawn; until then the
 * picture stays in sight.
 * @throws when there is no WebGL 2, or the model is not one of ours
 */
export async function openViewer(place: ViewerPlace): Promise<OpenViewer> {
  const { box, row, name, onClose, onLost } = place;
  const glb = readGlb(place.model);
  const { front } = glb.stops;
  if (front === undefined) throw new RangeError('The model has no front view');
  addStyle();
  const end = new AbortController();
  const { signal } = end;
  const canvas = element('canvas', 'viewer-canvas');
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-roledescription', '3D model');
  canvas.setAttribute('aria-label', `${name}. Arrow keys turn and tilt it, plus and minus zoom.`);
  const said = element('p', 'hidden');
  said.setAttribute('role', 'status');
  const viewer = element('div', 'viewer', canvas, said);
  box.append(viewer);
  const stage = await openStage(canvas, glb).catch((error) => {
    viewer.remove();
    throw error;
  });
  stage.recolor(place.colors());
  const resize = () => stage.resize(box.clientWidth, box.clientHeight);
  resize();
  const view = controlView((orbit) => stage.draw(orbit), front);

  const stops = stopNames.flatMap((stop) => {
    const where = glb.stops[stop];
    if (where === undefined) return [];
    const made = button(stopWords[stop], () => {
      view.goTo(where);
      mark(made);
      said.textContent = `${stopWords[stop]} view`;
    });
    return [made];
  });
  const mark = (current?: HTMLElement) => {
    for (const stop of stops) stop.setAttribute('aria-pressed', String(stop === current));
  };
  mark(stops[0]);
  const reset = () => {
    view.reset();
    mark(stops[0]);
    said.textContent = `${stopWords.front} view`;
  };
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
  const sized = new ResizeObserver(() => {
    resize();
    view.refresh();
  });
  sized.observe(box);
  await new Promise((drawn) => {
    view.refresh();
    requestAnimationFrame(drawn);
  });
  viewer.dataset.ready = '';
  canvas.focus({ preventScroll: true });
  said.textContent = `3D view of ${name} is open`;

  return {
    recolor(colors, words) {
      stage.recolor(colors);
      view.refresh();
      said.textContent = words;
    },
    close() {
      end.abort();
      sized.disconnect();
      view.close();
      stage.close();
      viewer.remove();
      views.remove();
    },
  };
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...inside: readonly Node[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...inside);
  return made;
}

function button(text: string, press: () => void, label = ''): HTMLButtonElement {
  const made = element('button', '');
  made.type = 'button';
  made.textContent = text;
  if (label !== '') made.setAttribute('aria-label', label);
  made.addEventListener('click', press);
  return made;
}

function group(className: string, label: string, inside: readonly Node[]): HTMLElement {
  const made = element('div', className, ...inside);
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', label);
  return made;
}

let hasStyle = false;

/**
 * The viewer's own rules, brought by its script so that pages do not carry them. The content security
 * policy allows no style elements; rules added to a sheet that is there are not one.
 */
function addStyle(): void {
  if (hasStyle) return;
  const sheet = document.styleSheets[0];
  sheet?.insertRule(`@media all { ${css} }`, sheet.cssRules.length);
  hasStyle = true;
}
