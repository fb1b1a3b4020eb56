import { links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import fields from '../element/fields.module.css';
import styles from './stock-search.module.css';

/** A field whose words the inventory is searched for (spec S5.10 to S5.11). */
export function StockSearch() {
  return (
    <form className={styles.search} action={links.inventory}>
      <label>
        Search the inventory
        <input className={fields.input} type="search" name="q" />
      </label>
      <button className={buttonClass('primary')} type="submit">
        Search
      </button>
    </form>
  );
}
