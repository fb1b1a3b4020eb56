import type { ReactNode } from 'react';
import { links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import { controlOf, Field } from '../element/field.tsx';
import fields from '../element/fields.module.css';
import pills from '../element/pills.module.css';
import styles from './stock-search.module.css';

/** spec S5.10 to S5.11 */
export function StockSearch({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.search}>
      <form className={fields.line} action={links.inventory}>
        <Field id="stock-q" label="Search the inventory">
          <input
            {...controlOf('stock-q', 'q')}
            type="search"
            placeholder="6-seater under $12,000"
          />
        </Field>
        <button className={buttonClass('primary')} type="submit">
          Search
        </button>
      </form>
      {children !== undefined && <ul className={pills.pills}>{children}</ul>}
    </div>
  );
}
