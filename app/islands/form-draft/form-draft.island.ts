import { storedDrafts } from '../browser-storage.ts';
import { defaultFailure, restoreDraft, saveDraft, unsent } from './draft.ts';

/**
 * A form that the browser can send by itself: what is typed is kept, and it is sent in place, so that
 * a lost connection takes neither words nor photographs (spec S15.5). No component to hydrate: the
 * server's answer takes the place of the page's content.
 */
export function hydrate(host: HTMLElement, { draft }: { draft: keyof typeof storedDrafts }): void {
  const main = host.closest('main');
  const form = () => main?.querySelector<HTMLFormElement>('form[method=post]');
  const first = form();
  if (!main || !first) return;
  const stored = storedDrafts[draft];
  let isSending = false;

  /** Shows the server's page, with the photographs that were chosen. */
  function showAnswer(page: Document | null): boolean {
    const content = page?.querySelector('main');
    if (!content?.querySelector('form[method=post]')) return false;
    const files = main?.querySelector('[type=file]')?.parentElement;
    main?.replaceChildren(...content.children);
    if (files) main?.querySelector('[type=file]')?.parentElement?.replaceWith(files);
    main?.querySelector<HTMLElement>('[autofocus]')?.focus();
    return true;
  }

  /** In the line that the server has sent for it: styles would come with React. */
  function say(words: string): void {
    const line = main?.querySelector('[data-failure]');
    if (line) line.textContent = words;
  }

  function sayFailure(isUnanswered: boolean): void {
    say(isUnanswered ? unsent : defaultFailure);
    if (isUnanswered) addEventListener('online', send, { once: true });
  }

  function send(): void {
    const current = form();
    if (isSending || !current) return;
    isSending = true;
    removeEventListener('online', send);
    say('');
    const button = current.querySelector('[type=submit]');
    const label = button?.textContent ?? '';
    if (button) button.textContent = 'Sending...';
    const request = new XMLHttpRequest();
    request.open('POST', current.action);
    request.responseType = 'document';
    request.onreadystatechange = () => {
      if (request.readyState !== request.HEADERS_RECEIVED || request.status >= 300) return;
      stored.remove();
      // Back does not lead to a form that was sent.
      location.replace(request.responseURL);
      request.onloadend = null;
      request.abort();
    };
    request.onloadend = () => {
      isSending = false;
      if (button) button.textContent = label;
      if (!showAnswer(request.responseXML)) sayFailure(request.status === 0);
    };
    const typed = new FormData(current);
    const words = () => new URLSearchParams([...typed].map(([name, text]) => [name, `${text}`]));
    request.send(current.enctype.startsWith('multipart') ? typed : words());
  }

  restoreDraft(first, stored);
  main.addEventListener('input', () => {
    const current = form();
    if (current) saveDraft(current, stored);
  });
  main.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  host.dataset.hydrated = '';
}
