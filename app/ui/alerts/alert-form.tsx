import { honeypotField } from '../../../domain/enquiries/enquiry-fields.ts';
import { type AlertFor, links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import { controlOf, Field } from '../element/field.tsx';
import { HiddenFields } from '../element/hidden-fields.tsx';
import styles from './alert-form.module.css';

interface AlertFormProps {
  /** The subject of the alert. */
  readonly subject: AlertFor;
  readonly button: string;
  readonly email?: string;
  readonly error?: string;
}

/** The form for an alert: a POST that needs no script (spec S27.1). */
export function AlertForm({ subject, button, email, error }: AlertFormProps) {
  const id = `alert-${'when' in subject ? subject.when : 'search'}`;
  // After a POST the wrong field gets the focus.
  const focus = error === undefined ? {} : { autoFocus: true };
  return (
    <form className={styles.form} method="post" action={links.alerts}>
      <HiddenFields values={{ ...subject }} />
      <p className="hidden" aria-hidden="true">
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </p>
      <Field id={id} label="Email" error={error}>
        <input
          {...controlOf(id, 'email', error)}
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          {...focus}
        />
      </Field>
      <button className={buttonClass('secondary')} type="submit">
        {button}
      </button>
    </form>
  );
}
