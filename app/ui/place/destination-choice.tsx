import { Fragment } from 'react';
import type { DestinationProblem } from '../../../domain/places/destination.ts';
import { type DestinationFields, elsewhere } from '../../../domain/places/destination-fields.ts';
import { controlOf, Field } from '../element/field.tsx';
import styles from './destination-choice.module.css';
import { type PlaceGroup, PlaceOptions } from './place-options.tsx';

interface DestinationChoiceProps {
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly fields: DestinationFields;
  /** The fault of the miles, or without them of the ZIP code. */
  readonly problem?: DestinationProblem;
  /** The address of the same page for another destination. */
  readonly hrefFor?: (to: DestinationFields) => string;
  readonly places: readonly PlaceGroup[];
  readonly onChange?: (next: Partial<DestinationFields>, byTyping: boolean) => void;
}

/** Where both are given, the miles count. */
const distances = [
  { name: 'zip', label: 'ZIP code or town', autoComplete: 'postal-code' },
  { name: 'miles', label: 'Miles from the nearest showroom', inputMode: 'decimal' },
] as const;

/**
 * A place, or "Somewhere else" with a ZIP code, town or miles (spec S8.5, S8.6); browsers without
 * `:has` show all fields.
 */
export function DestinationChoice(props: DestinationChoiceProps) {
  const { id, fields, problem, hrefFor, places, onChange } = props;
  const shownIn = (name: keyof DestinationFields) =>
    onChange === undefined ? { defaultValue: fields[name] } : { value: fields[name] ?? '' };
  const wrong = fields.miles ? 'miles' : 'zip';
  // Where a script follows the choice it adds them; sent without one, they are on the next page.
  const fieldsShown = onChange === undefined || fields.town === elsewhere ? distances : [];
  return (
    <div className={styles.choice}>
      <Field id={`${id}-town`} label="Delivered to">
        <select
          {...controlOf(`${id}-town`, 'town')}
          {...shownIn('town')}
          onChange={({ target }) =>
            onChange?.({ town: target.value || undefined, miles: undefined, zip: undefined }, false)
          }
        >
          <option value="">Choose your place</option>
          <PlaceOptions groups={places} />
          <option value={elsewhere}>Somewhere else</option>
        </select>
      </Field>
      {fieldsShown.map(({ name, label, ...input }) => {
        const error = name === wrong ? problem?.text : undefined;
        return (
          <Fragment key={name}>
            <Field {...{ label, error }} id={`${id}-${name}`} className={styles.miles}>
              <input
                {...controlOf(`${id}-${name}`, name, error)}
                {...input}
                {...shownIn(name)}
                onChange={({ target }) => onChange?.({ [name]: target.value || undefined }, true)}
              />
            </Field>
            {error !== undefined &&
              hrefFor &&
              problem?.towns.map(({ label: town, to }) => (
                <a key={town} className={styles.miles} href={hrefFor(to)} rel="nofollow">
                  {town}
                </a>
              ))}
          </Fragment>
        );
      })}
    </div>
  );
}
