import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { destinationProblem } from '../../../domain/places/destination.ts';
import { type ComparedFrom, links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import { controlOf, Field } from '../element/field.tsx';
import styles from '../element/fields.module.css';
import { HiddenFields } from '../element/hidden-fields.tsx';
import { DestinationChoice } from '../place/destination-choice.tsx';
import { placeNames } from '../place/place-groups.ts';

export function ComparedDestination({ ids, only, ...fields }: ComparedFrom) {
  return (
    <form className={styles.line} action={links.compare({ ids: [] })}>
      <HiddenFields values={{ carts: ids.join(','), only }} />
      <DestinationChoice
        id="compare"
        fields={fields}
        problem={destinationProblem(fields)}
        places={placeNames}
        hrefFor={(to) => links.compare({ ids, only, ...to })}
      />
      <button className={buttonClass('secondary')} type="submit">
        Show prices
      </button>
    </form>
  );
}

export type CartToAdd = Pick<Vehicle, 'id' | 'name' | 'brand' | 'exteriorColor' | 'stockNumber'>;

interface CartToAddProps extends ComparedFrom {
  readonly others: readonly CartToAdd[];
}

export function CartChoice({ others, ids, ...rest }: CartToAddProps) {
  if (others.length === 0) return null;
  return (
    <form className={styles.line} action={links.compare({ ids: [] })}>
      <HiddenFields values={{ carts: ids.join(','), ...rest }} />
      <Field id="compare-add" label="Add a cart">
        <select {...controlOf('compare-add', 'carts')} defaultValue="">
          <option value="">Choose a cart</option>
          {Object.entries(Object.groupBy(others, ({ brand }) => brand)).map(
            ([brand, carts = []]) => (
              <optgroup key={brand} label={brand}>
                {carts.map(({ id, name, exteriorColor, stockNumber }) => (
                  <option key={id} value={id}>
                    {stockNumber === undefined
                      ? name
                      : [name, exteriorColor, `stock ${stockNumber}`].filter(Boolean).join(', ')}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </select>
      </Field>
      <button className={buttonClass('secondary')} type="submit">
        Add
      </button>
      <a href={links.inventory}>Add more from inventory</a>
    </form>
  );
}
