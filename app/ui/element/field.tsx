import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: string;
  /** The format of a valid value, or the fault of an invalid one. */
  readonly hint?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Field({ id, label, error, hint, className, children }: FieldProps) {
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function controlOf(id: string, name: string, error?: string, hint?: string) {
  const lines = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    className: styles.input,
    id,
    name,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': lines.join(' ') || undefined,
  };
}

interface HiddenFieldsProps {
  readonly values: Readonly<Record<string, string | undefined>>;
}

export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
