import type { SyntheticEvent } from 'react';
import type { DestinationProblem } from '../../../domain/places/destination.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { controlOf, Field, HiddenFields } from '../element/field.tsx';

interface DestinationChoiceProps {
  readonly id: string;
  readonly fields: DestinationFields;
  readonly problem?: DestinationProblem;
  readonly hrefFor?: (to: DestinationFields) => string;
  readonly places: readonly string[];
  readonly onChange?: (place: string) => void;
}

/** A ZIP code or a town (spec S8.5, S8.6). */
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
