import type { Finish, FinishList } from '../../../../domain/stock/pictures/finish.ts';
import type { OpenViewer } from './open-viewer.ts';

/** A small picture shows its large one; a photograph opens in a dialog. */
function watchPictures(host: HTMLElement, name: string): void {
  const track = host.querySelector<HTMLElement>('[data-track]');
  if (track === null) return;
  const slides = [...track.children];
  const show = (index: number, behavior?: ScrollBehavior) =>
    track.scrollTo({ left: index * track.clientWidth, behavior });

  host.querySelector('[data-thumbs]')?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const index = slides.findIndex(({ id }) => link?.hash === `#${id}`);
    if (index < 0) return;
    event.preventDefault();
    show(index, 'smooth');
  });
  track.addEventListener('focusin', ({ target }) => {
    const index = slides.findIndex((slide) => slide.contains(target as Element));
    if (index >= 0) show(index);
  });
  track.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest('a');
    if (link === null || opensElsewhere(event)) return;
    event.preventDefault();
    const photographs = slides.filter((slide) => slide.querySelector('a'));
    const index = photographs.findIndex((slide) => slide.contains(link));
    try {
      const { openLargePictures } = await import('./large-pictures.ts');
      const onClose = (slide: Element) => show(slides.indexOf(slide));
      openLargePictures({ track, photographs, index, name, onClose });
    } catch {
      // No connection, or a browser without dialogs.
      location.assign(link.href);
    }
  });
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Swatches change the address and the page in place (spec S10.2). */
function watchFinish(
  host: HTMLElement,
  { paints, seats }: FinishList,
  onChange: (finish: Finish) => void,
): () => Finish {
  function current(): Finish {
    const query = new URLSearchParams(location.search);
    const find = <T extends { readonly slug: string }>(list: readonly T[], name: keyof Finish) =>
      (list.find(({ slug }) => slug === query.get(name)) ?? list[0]) as T;
    return { paint: find(paints, 'paint'), seats: find(seats, 'seats') };
  }
  const swatches = host.querySelectorAll<HTMLAnchorElement>('a[data-finish]');
  const asking = document.querySelectorAll<HTMLAnchorElement>('a[href^="/contact?vehicle="]');
  const forms = document.querySelectorAll<HTMLFormElement>('main form[action^="/vehicle"]');

  let shown = location.search;
  function show(): void {
    // A link within the page ends here, too.
    if (location.search === shown) return;
    shown = location.search;
    const finish = current();
    const chosen = new URLSearchParams(shown);
    for (const [name, { slug, name: words }] of Object.entries(finish)) {
      for (const one of host.querySelectorAll(`[data-chosen=${name}]`)) one.textContent = words;
      // Back to no choice asks for none.
      const isChosen = chosen.has(name);
      for (const link of asking) choose(link, link.search, name, isChosen ? slug : undefined);
      for (const form of forms) {
        let field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field === null) {
          field = document.createElement('input');
          field.type = 'hidden';
          field.name = name;
          form.append(field);
        }
        field.value = slug;
        field.disabled = !isChosen;
      }
    }
    for (const link of swatches) {
      const { finish: name = '' } = link.dataset;
      const slug = new URLSearchParams(link.search).get(name) ?? '';
      choose(link, location.search, name, slug);
      if (finish[name as keyof Finish]?.slug === slug) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    onChange(finish);
  }
  for (const link of swatches) {
    link.addEventListener('click', (event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      history.pushState(null, '', link.search);
      show();
    });
  }
  addEventListener('popstate', show);
  return current;
}

function choose(link: HTMLAnchorElement, search: string, name: string, slug?: string): void {
  const parameters = new URLSearchParams(search);
  if (slug === undefined) parameters.delete(name);
  else parameters.set(name, slug);
  link.search = String(parameters);
}

export interface Modelled {
  /** An address. */
  readonly model: string;
  readonly list: FinishList;
  /** Prefix of addresses, where the pictures follow the finish. */
  readonly stills?: string;
}

interface ViewerProps {
  readonly name: string;
  readonly modelled?: Modelled;
}

/** No component to hydrate (spec S10.1): its markup is app/pages/vehicle/gallery.tsx. */
export function hydrate(host: HTMLElement, { name, modelled }: ViewerProps): void {
  watchPictures(host, name);
  if (modelled !== undefined) {
    const { model, list, stills } = modelled;
    const currentFinish = watchFinish(host, list, (finish) => {
      if (stills !== undefined) {
        showPictures(({ showFinish }) => showFinish(host, stills, list, currentFinish()));
      }
      viewer.recolor(finish);
    });
    const viewer = watchButton(host, name, model, currentFinish);
  }
  host.dataset.hydrated = '';
}

/** Imports may end in another order. Without reception the pictures stay as they are. */
function showPictures(show: (script: typeof import('./show-finish.ts')) => void): void {
  import('./show-finish.ts').then(show, () => undefined);
}

const failures = {
  none: 'Your browser cannot show the 3D view. The pictures show the cart from all sides.',
  lost: 'The 3D view was closed because the device took its graphics memory back.',
  failed: 'The 3D view could not be loaded. Please try again.',
};

function watchButton(
  host: HTMLElement,
  name: string,
  model: string,
  colors: () => Finish,
): { recolor(finish: Finish): void } {
  let viewer: OpenViewer | undefined;
  let opening: object | undefined;
  const part = (key: string) => {
    const element = host.querySelector<HTMLElement>(`[data-${key}]`);
    if (element === null) throw new Error(`The gallery has no ${key}`);
    return element;
  };
  const [button, box, row, status] = [part('turn'), part('box'), part('row'), part('status')];
  button.hidden = false;

  function close(why: keyof typeof failures | '' = ''): void {
    viewer?.close();
    viewer = undefined;
    opening = undefined;
    delete host.dataset.turning;
    if (why !== '') status.textContent = failures[why];
    button.focus({ preventScroll: true });
  }
  button.addEventListener('click', async () => {
    if ('turning' in host.dataset) return;
    status.textContent = '';
    if (!hasWebGl()) return close('none');
    host.dataset.turning = 'soon';
    const current = {};
    opening = current;
    try {
      // The script prepares the studio while the model loads.
      const file = load(model);
      file.catch(() => undefined);
      const { openViewer } = await import('./open-viewer.ts');
      const opened = await openViewer({
        box,
        row,
        name,
        model: file,
        colors,
        onClose: () => close(),
        onLost: () => close('lost'),
      });
      if (opening !== current) {
        opened.close();
        return button.focus({ preventScroll: true });
      }
      viewer = opened;
      host.dataset.turning = 'now';
    } catch {
      if (opening === current) close('failed');
    }
  });
  return { recolor: (finish) => viewer?.recolor(finish, inWords(finish)) };
}

async function load(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
  return answer.arrayBuffer();
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

function inWords({ paint, seats }: Finish): string {
  return `Shown in ${paint.name} with ${seats.name} seats`;
}
