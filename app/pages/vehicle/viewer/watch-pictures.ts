import type { Finish, FinishList } from '../../../../domain/stock/pictures/finish.ts';

/** A small picture shows its large one; a photograph opens in a dialog. */
export function watchPictures(host: HTMLElement, name: string): void {
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

export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Swatches change the address and the page in place (spec S10.2). */
export function watchFinish(
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

  function show(): void {
    const finish = current();
    for (const [name, { slug, name: words }] of Object.entries(finish)) {
      for (const one of host.querySelectorAll(`[data-chosen=${name}]`)) one.textContent = words;
      for (const link of asking) choose(link, link.search, name, slug);
      for (const form of forms) {
        let field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field === null) {
          field = document.createElement('input');
          field.type = 'hidden';
          field.name = name;
          form.append(field);
        }
        field.value = slug;
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

function choose(link: HTMLAnchorElement, search: string, name: string, slug: string): void {
  const parameters = new URLSearchParams(search);
  parameters.set(name, slug);
  link.search = String(parameters);
}
