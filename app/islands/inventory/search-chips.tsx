import type { Filters } from '../../../domain/catalogue/search/filters.ts';
import type { Without } from '../../../domain/catalogue/search/search-stock.ts';
import { links } from '../../links.ts';
import styles from './search-chips.module.css';

interface SearchChipsProps {
  readonly chips: readonly Without[];
  readonly onChoose: (filters: Filters) => void;
}

/** What was understood in the search text; each chip leads to the search without it. */
export function SearchChips({ chips, onChoose }: SearchChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Understood">
      {chips.map(({ label, filters }) => (
        <li key={label}>
          <a
            className={styles.chip}
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
