import { storedDrafts } from '../browser-storage.ts';
import {
  defaultFailure,
  removeDraft,
  restoreDraft,
  type StoredDraft,
  saveDraft,
  sendAgain,
  unsent,
} from './draft.ts';

/** links.ts would bring React. */
const sentPaths = ['/thank-you', '/alerts/asked'];

/** Keeps a draft and sends the form in place, photographs too (spec S15.5). */
export function hydrate(host: HTMLElement, { draft }: { draft: keyof typeof storedDrafts }): void {
  const main = host.closest('main');
  const form = () => main?.querySelector<HTMLFormElement>('form[method=post]');
  const first = form();
  if (!main || !first) return;
  const stored = storedDrafts[draft];
  let isSending = false;
  let attempts = 0;
  let cancel = () => {};

  function showAnswer(page: Document | null): boolean {
    const content = page?.querySelector('main');
    if (!content?.querySelector('form[method=post]')) return false;
    const files = main?.querySelector('[type=file]')?.parentElement;
    main?.replaceChildren(...content.children);
    if (files) main?.querySelector('[type=file]')?.parentElement?.replaceWith(files);
    main?.querySelector<HTMLElement>('[autofocus]')?.focus();
    return true;
  }

  function showFailure(words: string): void {
    const line = main?.querySelector('[data-failure]');
    if (line && line.textContent !== words) line.textContent = words;
  }

  function waitAndSend(): void {
    cancel();
    cancel = sendAgain(attempts, send);
  }

  function send(): void {
    const current = form();
    if (isSending || !current) return;
    isSending = true;
    cancel();
    const button = current.querySelector('[type=submit]');
    const label = button?.textContent ?? '';
    if (button) button.textContent = 'Sending...';
    post(current, stored, (request) => {
      isSending = false;
      if (button) button.textContent = label;
      // A network's portal answers with a page of its own.
      const isUnanswered = request.status < 400;
      attempts = isUnanswered ? attempts + 1 : 0;
      if (isUnanswered) {
        showFailure(unsent);
        waitAndSend();
      } else if (!showAnswer(request.responseXML)) showFailure(defaultFailure);
    });
  }

  restoreDraft(first, stored);
  main.addEventListener('input', () => {
    const current = form();
    if (current) saveDraft(current, stored);
    if (attempts > 0 && !isSending) waitAndSend();
  });
  main.addEventListener('submit', (event) => {
    attempts = 0;
    showFailure('');
    send();
    // Where `send` throws, the browser sends the form.
    event.preventDefault();
  });
  host.dataset.hydrated = '';
}

/** Follows the redirect of a kept message; otherwise calls `onEnd`. */
function post(
  form: HTMLFormElement,
  stored: StoredDraft,
  onEnd: (request: XMLHttpRequest) => void,
): void {
  const request = new XMLHttpRequest();
  request.open('POST', form.action);
  request.responseType = 'document';
  request.onloadend = () => onEnd(request);
  request.onreadystatechange = () => {
    if (request.readyState !== request.HEADERS_RECEIVED) return;
    const { origin, pathname } = new URL(request.responseURL);
    if (request.status >= 300 || origin !== location.origin || !sentPaths.includes(pathname))
      return;
    removeDraft(stored);
    location.replace(request.responseURL);
    request.onloadend = null;
    request.abort();
  };
  const typed = new FormData(form);
  const words = () => new URLSearchParams([...typed].map(([name, text]) => [name, `${text}`]));
  request.send(form.enctype.startsWith('multipart') ? typed : words());
}
