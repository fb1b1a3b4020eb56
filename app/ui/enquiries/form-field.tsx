import type { ReactNode } from 'react';
import { controlOf, Field } from '../element/field.tsx';

interface FormFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: string | undefined;
  readonly error?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly autoFocus?: boolean;
  readonly multiline?: boolean;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly options?: readonly (readonly [value: string, label: string])[];
}

export function FormField(props: FormFieldProps) {
  const {
    label,
    name,
    value,
    error,
    type = 'text',
    autoComplete,
    inputMode,
    multiline,
    hint,
    options,
  } = props;
  const id = `contact-${name}`;
  const control = {
    required: !props.optional,
    ...controlOf(id, name, error, hint),
    defaultValue: value,
    // After a POST without a script, for the first invalid field.
    autoFocus: props.autoFocus || undefined,
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {options !== undefined ? (
        <select {...control}>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      ) : multiline ? (
        <textarea rows={4} {...control} />
      ) : (
        <input type={type} autoComplete={autoComplete} inputMode={inputMode} {...control} />
      )}
    </Field>
  );
}
