import css from './large-pictures.css?inline';
import { addStyle, button, element } from './viewer-parts.ts';

interface LargePictures {
  readonly track: HTMLElement;
  readonly photographs: readonly Element[];
  readonly index: number;
  readonly name: string;
  readonly onClose: (slide: Element) => void;
}

/** @throws in browsers without dialogs (spec S6.8) */
export function openLargePictures(options: LargePictures): void {
  const { track, photographs, index, name, onClose } = options;
  // A second press while the script loads.
  if (track.nextElementSibling?.matches('dialog')) return;
  addStyle(css);
  const slides = photographs.map(largeSlideOf);
  const row = element('ul', '', ...slides);
  row.tabIndex = 0;
  const count = element('p', '');
  count.setAttribute('role', 'status');
  let current = index;
  const show = (next: number, behavior?: ScrollBehavior) =>
    row.scrollTo({ left: next * row.clientWidth, behavior });
  const previous = button('‹', () => show(current - 1, 'smooth'), 'Previous picture');
  const next = button('›', () => show(current + 1, 'smooth'), 'Next picture');
  const close = button('Close', () => dialog.close());
  const bar = element('div', '', count, previous, next, close);
  const dialog = element('dialog', 'large-pictures', bar, row);
  dialog.setAttribute('aria-label', `Pictures of ${name}`);

  function updatePosition(): void {
    if (row.clientWidth === 0) return;
    current = Math.round(row.scrollLeft / row.clientWidth);
    const words = `${current + 1} of ${slides.length}`;
    if (count.textContent !== words) count.textContent = words;
    // `disabled` would take the focus from the button.
    previous.setAttribute('aria-disabled', String(current === 0));
    next.setAttribute('aria-disabled', String(current === slides.length - 1));
  }
  row.addEventListener('scroll', updatePosition);
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
    // The next key may come before the browser's scroll event.
    updatePosition();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    const last = photographs[current];
    if (last !== undefined) onClose(last);
    dialog.remove();
  });
  track.after(dialog);
  dialog.showModal();
  new ResizeObserver(() => updatePosition()).observe(row);
  show(index);
  updatePosition();
  next.focus();
}

function largeSlideOf(slide: Element): HTMLElement {
  const copy = element('li', '');
  for (const part of slide.querySelectorAll(':scope > a > *, :scope > p')) {
    copy.append(part.cloneNode(true));
  }
  for (const sized of copy.querySelectorAll('[sizes]')) sized.setAttribute('sizes', '100vw');
  return copy;
}
