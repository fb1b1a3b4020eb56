import fields from '../ui/element/fields.module.css';

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly error?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly multiline?: boolean;
  readonly optional?: boolean;
  /** What a right value looks like, or what a wrong one lacks. */
  readonly hint?: string;
}

/** A labeled text field with its error message. */
export function Field(props: FieldProps) {
  const {
    label,
    name,
    value,
    error,
    type = 'text',
    autoComplete,
    autoFocus,
    multiline,
    optional = false,
    hint,
  } = props;
  const id = `contact-${name}`;
  const shared = {
    className: fields.input,
    id,
    name,
    defaultValue: value,
    // After a POST without a script the first invalid field gets the focus.
    autoFocus: autoFocus || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby':
      [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    required: !optional,
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea rows={6} {...shared} />
      ) : (
        <input type={type} autoComplete={autoComplete} {...shared} />
      )}
      {error !== undefined && (
        <p className={fields.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className={fields.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
