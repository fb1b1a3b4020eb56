import { destinationOf } from '../../../domain/places/destination.ts';
import {
  type DestinationFields,
  elsewhere,
  mostMiles,
} from '../../../domain/places/destination-fields.ts';
import styles from '../element/fields.module.css';
import own from './destination-choice.module.css';
import { PlaceOptions } from './place-options.tsx';

interface DestinationChoiceProps {
  /** Of the list of places. */
  readonly id: string;
  /** What the address says. */
  readonly fields: DestinationFields;
}

/**
 * The fields of a form that say where carts are delivered: a place, or "Somewhere else" with its
 * miles (spec S8.5). The miles are shown where that is chosen, and where the browser can't tell.
 */
export function DestinationChoice({ id, fields }: DestinationChoiceProps) {
  const { town = '', miles = '' } = fields;
  const isUnreadable = miles !== '' && destinationOf(fields) === undefined;
  const noteId = `${id}-miles-note`;
  return (
    <div className={own.choice}>
      <div className={styles.field}>
        <label htmlFor={id}>Delivered to</label>
        <select className={styles.input} id={id} name="town" defaultValue={town}>
          <option value="">Choose your place</option>
          <PlaceOptions />
          <option value={elsewhere}>Somewhere else</option>
        </select>
      </div>
      <div className={`${styles.field} ${own.miles}`}>
        <label htmlFor={`${id}-miles`}>Miles from the nearest showroom</label>
        <input
          className={styles.input}
          id={`${id}-miles`}
          name="miles"
          inputMode="decimal"
          defaultValue={miles}
          aria-invalid={isUnreadable || undefined}
          aria-describedby={isUnreadable ? noteId : undefined}
        />
        {isUnreadable && (
          <p className={styles.error} id={noteId}>
            Enter a number from 0 to {mostMiles}.
          </p>
        )}
      </div>
    </div>
  );
}
