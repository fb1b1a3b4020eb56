import type { ReactNode } from 'react';
import { PageScript } from '../layout/island.tsx';
import styles from './share-list.module.css';

interface ShareListProps {
  /** Ids of the carts that the page compares. */
  readonly ids: readonly string[];
  /** Ids in its address of carts that have left the stock. */
  readonly gone: readonly string[];
  /** The text to share: the carts with their prices, a line each. */
  readonly text: string;
  /** The whole address of the page, which is sent with them. */
  readonly address: string;
  /** More links of its row. */
  readonly children?: ReactNode;
}

/**
 * Sends the comparison by mail. A script adds the device's own way to share, and keeps the list in
 * the browser (app/islands/shortlist/shortlist.island.ts).
 */
export function ShareList({ ids, gone, text, address, children }: ShareListProps) {
  const body = `${text}\n\n${address}`;
  return (
    <div data-island="shortlist" data-props={JSON.stringify({ ids, gone, text })}>
      <PageScript />
      {ids.length > 0 && (
        <p className={styles.share}>
          {/* Before the button that a script adds, which moves nothing so. */}
          {children}
          <a
            href={`mailto:?subject=${encodeURIComponent('Golf carts')}&body=${encodeURIComponent(body)}`}
          >
            Send by email
          </a>
          {/* Said once it is true; its room is there before, so that nothing moves. */}
          <span className={styles.whose}>
            <span className={styles.own} data-kept-offline="">
              This list opens without reception too.
            </span>
            <span className={styles.sent}>
              {ids.length === 1 ? 'A cart' : `A list of ${ids.length} carts`} somebody sent you{' '}
              <button type="button" data-add-all="">
                Add to my list
              </button>
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
