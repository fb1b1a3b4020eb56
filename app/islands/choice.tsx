import type { ReactNode } from 'react';
import fields from '../ui/element/fields.module.css';

interface ChoiceProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: string | undefined;
  /** Values and their words, in order. */
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly error?: string;
  readonly autoFocus?: boolean;
}

/** A labeled list to choose from, with its error message. */
export function Choice({ label, name, value, options, error, autoFocus }: ChoiceProps) {
  const id = `contact-${name}`;
  const shared = {
    className: fields.input,
    id,
    name,
    defaultValue: value,
    // After a POST without a script the first invalid field gets the focus.
    autoFocus: autoFocus || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error && `${id}-error`,
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <select {...shared}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p className={fields.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
