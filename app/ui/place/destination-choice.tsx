import { destinationProblem } from '../../../domain/places/destination.ts';
import { type DestinationFields, elsewhere } from '../../../domain/places/destination-fields.ts';
import { controlOf, Field } from '../element/field.tsx';
import styles from './destination-choice.module.css';
import { PlaceOptions } from './place-options.tsx';

interface DestinationChoiceProps {
  /** Of the list of places. */
  readonly id: string;
  /** The parameters of the address. */
  readonly fields: DestinationFields;
  /** The address of the same page for another destination. */
  readonly hrefFor: (to: DestinationFields) => string;
}

/**
 * The fields of a form that say where carts are delivered: a place, or "Somewhere else" with its
 * ZIP code, town or miles (spec S8.5, S8.6). Those are shown where that is chosen, and where the
 * browser has no `:has`.
 */
export function DestinationChoice({ id, fields, hrefFor }: DestinationChoiceProps) {
  const { town = '', miles = '', zip = '' } = fields;
  const problem = destinationProblem(fields);
  const [zipError, milesError] = miles === '' ? [problem?.text] : [undefined, problem?.text];
  const [zipId, milesId] = [`${id}-zip`, `${id}-miles`];
  return (
    <div className={styles.choice}>
      <Field id={id} label="Delivered to">
        <select {...controlOf(id, 'town')} defaultValue={town}>
          <option value="">Choose your place</option>
          <PlaceOptions />
          <option value={elsewhere}>Somewhere else</option>
        </select>
      </Field>
      <Field id={zipId} className={styles.miles} label="ZIP code or town" error={zipError}>
        <input
          {...controlOf(zipId, 'zip', zipError)}
          autoComplete="postal-code"
          defaultValue={zip}
        />
        {problem?.towns.map(({ label, to }) => (
          <a key={label} href={hrefFor(to)}>
            {label}
          </a>
        ))}
      </Field>
      <Field
        id={milesId}
        className={styles.miles}
        label="Miles from the nearest showroom"
        error={milesError}
      >
        <input
          {...controlOf(milesId, 'miles', milesError)}
          inputMode="decimal"
          defaultValue={miles}
        />
      </Field>
    </div>
  );
}
