import { type AlertFor, links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import { controlOf, Field, HiddenFields } from '../element/field.tsx';
import fields from '../element/fields.module.css';
import { Honeypot } from './person-fields.tsx';

interface AlertFormProps {
  readonly subject: AlertFor;
  readonly button: string;
  readonly email?: string;
  readonly error?: string;
}

/** Without a script (spec S27.1). */
export function AlertForm({ subject, button, email, error }: AlertFormProps) {
  const id = `alert-${'when' in subject ? subject.when : 'search'}`;
  const focus = error === undefined ? {} : { autoFocus: true };
  return (
    <form className={fields.line} method="post" action={links.alerts}>
      <HiddenFields values={{ ...subject }} />
      <Honeypot />
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
