import { PageScript } from '../layout/island.tsx';
import styles from './share-list.module.css';

interface ShareListProps {
  /** Ids of the carts that the page compares. */
  readonly ids: readonly string[];
  /** Ids in its address of carts that have left the stock. */
  readonly gone: readonly string[];
  /** The whole address of the page, which a mail carries. */
  readonly address: string;
}

/**
 * Sends the comparison by mail. A script adds the device's own way to share, and keeps the list in
 * the browser (app/islands/shortlist/shortlist.island.ts).
 */
export function ShareList({ ids, gone, address }: ShareListProps) {
  const body = `Have a look at these carts:\n${address}`;
  return (
    <div data-island="shortlist" data-props={JSON.stringify({ ids, gone })}>
      <PageScript />
      {ids.length > 0 && (
        <p className={styles.share}>
          <a
            href={`mailto:?subject=${encodeURIComponent('Golf carts')}&body=${encodeURIComponent(body)}`}
          >
            Send by email
          </a>
        </p>
      )}
    </div>
  );
}
