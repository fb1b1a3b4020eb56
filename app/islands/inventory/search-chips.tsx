import type { Filters } from '../../../domain/catalogue/search/filters.ts';
import type { Correction } from '../../../domain/catalogue/search/query/tokens.ts';
import type { Without } from '../../../domain/catalogue/search/search-stock.ts';
import { links } from '../../links.ts';
import pills from '../../ui/element/pills.module.css';
import type { PageLink } from './inventory-view.ts';
import styles from './search-chips.module.css';

interface SearchNotesProps {
  readonly links: readonly PageLink[];
  readonly corrections: readonly Correction[];
}

export function SearchNotes({ links, corrections }: SearchNotesProps) {
  return (
    <>
      {links.length > 0 && (
        <ul className={styles.pages} aria-label="Pages">
          {links.map(({ label, href, isOutside }) => (
            <li key={label}>
              <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
                {label}
                <span aria-hidden="true"> {isOutside ? '↗' : '→'}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {corrections.map(({ from, to }) => (
        <p key={from} className={styles.note}>
          {`We read “${from}” as “${to}”.`}
        </p>
      ))}
    </>
  );
}

interface SearchChipsProps {
  readonly chips: readonly Without[];
  readonly onChoose: (filters: Filters) => void;
}

/** The filters, and what was understood in the search text; each chip leads to the search without it. */
export function SearchChips({ chips, onChoose }: SearchChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={`${pills.pills} ${styles.chips}`} aria-label="Chosen">
      {chips.map(({ label, filters }) => (
        <li key={label}>
          <a
            href={links.inventoryWith(filters)}
            aria-label={`Remove: ${label}`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(filters);
            }}
          >
            {label} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
