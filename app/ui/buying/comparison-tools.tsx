import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { type ComparedFrom, links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import { controlOf, Field } from '../element/field.tsx';
import { HiddenFields } from '../element/hidden-fields.tsx';
import { DestinationChoice } from '../place/destination-choice.tsx';
import styles from './comparison-tools.module.css';

interface ComparisonToolsProps extends ComparedFrom {
  /** Carts that can be added. */
  readonly others: readonly Pick<Vehicle, 'id' | 'name' | 'stockNumber'>[];
}

/** Where a comparison's place is chosen. */
export const townFieldId = 'compare-town';

/** What changes a comparison: the place it is priced for, and another cart. */
export function ComparisonTools({ ids, town, miles, only, others }: ComparisonToolsProps) {
  const carts = ids.join(',');
  return (
    <div className={styles.tools}>
      <form className={styles.form} action={links.compare({ ids: [] })}>
        <HiddenFields values={{ carts, only }} />
        <DestinationChoice id={townFieldId} fields={{ town, miles }} />
        <button className={buttonClass('secondary')} type="submit">
          Show prices
        </button>
      </form>
      {others.length > 0 && (
        <form className={styles.form} action={links.compare({ ids: [] })}>
          <HiddenFields values={{ carts, town, miles, only }} />
          <Field id="compare-add" label="Add a cart">
            <select {...controlOf('compare-add', 'carts')} defaultValue="">
              <option value="">Choose a cart</option>
              {others.map(({ id, name, stockNumber }) => (
                <option key={id} value={id}>
                  {stockNumber === undefined ? name : `${name} (stock ${stockNumber})`}
                </option>
              ))}
            </select>
          </Field>
          <button className={buttonClass('secondary')} type="submit">
            Add
          </button>
        </form>
      )}
    </div>
  );
}
