import type { SyntheticEvent } from 'react';
import type { DestinationProblem } from '../../../domain/places/destination.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { controlOf, Field, HiddenFields } from '../element/field.tsx';

interface DestinationChoiceProps {
  /** What the id of its field begins with. */
  readonly id: string;
  readonly fields: DestinationFields;
  readonly problem?: DestinationProblem;
  /** The address of the same page for another destination. */
  readonly hrefFor?: (to: DestinationFields) => string;
  /** Names that the field offers. */
  readonly places: readonly string[];
  /** Called with the text when the field is left, where a script follows it. */
  readonly onChange?: (place: string) => void;
}

/** Where carts are delivered: a ZIP code or a town (spec S8.5, S8.6). */
export function DestinationChoice(props: DestinationChoiceProps) {
  const { id, fields, problem, hrefFor, places, onChange } = props;
  const { place = '', town, miles } = fields;
  const error = problem?.text;
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value !== place) onChange?.(currentTarget.value);
  };
  return (
    <>
      <Field id={`${id}-place`} label="Delivery ZIP code or town" error={error}>
        <input
          // Another text of the address replaces the one that was typed.
          key={place}
          {...controlOf(`${id}-place`, 'place', error)}
          list={`${id}-places`}
          autoComplete="postal-code"
          enterKeyHint="search"
          defaultValue={place}
          onBlur={follow}
          onKeyDown={(event) => event.key === 'Enter' && follow(event)}
        />
      </Field>
      <datalist id={`${id}-places`}>
        {places.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {/* An older address names the miles. */}
      {miles !== undefined && <HiddenFields values={{ town, miles }} />}
      {hrefFor &&
        problem?.towns.map(({ label, to }) => (
          <a key={label} href={hrefFor(to)} rel="nofollow">
            {label}
          </a>
        ))}
    </>
  );
}
