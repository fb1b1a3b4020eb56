import { links } from '../../links.ts';
import { readTown } from '../remembered-town.ts';
import styles from './shortlist.module.css';
import { keepShortlist, readShortlist } from './shortlist.ts';

interface ShortlistProps {
  /** Ids of the carts that the page compares. */
  readonly ids: readonly string[];
  /** The whole address of the page, which a mail carries. */
  readonly address: string;
}

/**
 * Ways to send the comparison. By mail without a script; with one, the device's own share sheet or
 * the clipboard. It keeps the list in the browser, and brings it back where the address has none.
 */
export function Shortlist({ ids, address }: ShortlistProps) {
  if (ids.length === 0) return null;
  const body = `Have a look at these carts:\n${address}`;
  return (
    <p className={styles.share} data-share>
      <a
        href={`mailto:?subject=${encodeURIComponent('Golf carts')}&body=${encodeURIComponent(body)}`}
      >
        Send by email
      </a>
    </p>
  );
}

/** No component to hydrate: one button more. */
export function hydrate(host: HTMLElement, { ids }: Pick<ShortlistProps, 'ids'>): void {
  if (ids.length === 0) {
    const kept = readShortlist();
    if (kept.length > 0) location.replace(links.compare({ ids: kept, town: readTown() }));
    return;
  }
  keepShortlist(ids);
  const share = host.querySelector('[data-share]');
  const mail = share?.querySelector('a');
  if (!share || !mail) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = mail.className;
  button.textContent = 'Share this list';
  button.addEventListener('click', async () => {
    try {
      if (navigator.share) await navigator.share({ title: document.title, url: location.href });
      else {
        await navigator.clipboard.writeText(location.href);
        button.textContent = 'Link copied';
      }
    } catch {
      // Closed without sharing, or not allowed to copy: the address bar and the mail are there.
    }
  });
  share.prepend(button, ' ');
  host.dataset.hydrated = '';
}
