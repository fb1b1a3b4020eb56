import type { ReactNode } from 'react';
import { counted } from '../../../domain/text/wording.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import { PageScript } from '../../ui/layout/island.tsx';
import styles from './list-page.module.css';

interface ListPageProps {
  readonly heading: string;
  readonly ids: readonly string[];
  readonly gone: readonly string[];
  readonly text: string;
  readonly children: ReactNode;
}

/** app/browser/shortlist/shortlist.island.ts adds sharing and the visitor's own list. */
export function ListPage({ heading, ids, gone, text, children }: ListPageProps) {
  return (
    <div
      className={styles.page}
      data-island="shortlist"
      data-props={JSON.stringify({ ids, gone, text })}
    >
      <PageScript />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        {ids.length > 0 && (
          <p className={styles.whose}>
            <span data-sent="">{counted(ids.length, 'cart')} shared with you</span>
            <button type="button" className={buttonClass('quiet')} data-add-all="">
              Add to my list
            </button>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

export function SendLinks({ text, address }: { readonly text: string; readonly address: string }) {
  const body = encodeURIComponent(`${text}\n\n${address}`);
  return (
    <>
      <a className={buttonClass('quiet')} href={`mailto:?subject=Golf%20carts&body=${body}`}>
        Send by email
      </a>
      <button type="button" className={`${buttonClass('quiet')} ${styles.share}`} data-share="">
        Share this list
      </button>
    </>
  );
}
