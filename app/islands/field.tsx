import fields from '../ui/element/fields.module.css';

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly multiline?: boolean;
  /** What a right value looks like; the message about a wrong one takes its place. */
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
    'aria-describedby': error !== undefined ? `${id}-error` : hint && `${id}-hint`,
    required: true,
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea rows={6} {...shared} />
      ) : (
        <input type={type} autoComplete={autoComplete} {...shared} />
      )}
      {error === undefined && hint !== undefined && (
        <p className={fields.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={fields.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
