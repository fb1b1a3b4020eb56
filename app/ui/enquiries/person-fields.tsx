import { honeypotField, phoneHint } from '../../../domain/enquiries/enquiry-fields.ts';
import styles from './enquiry-form.module.css';
import { FormField } from './form-field.tsx';

interface PersonFieldsProps {
  readonly phone: string;
  readonly field: (name: 'firstName' | 'lastName' | 'email' | 'phone') => {
    readonly name: string;
    readonly value: string | undefined;
  };
}

export function PersonFields({ phone, field }: PersonFieldsProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.short}>
        <FormField label="First name" autoComplete="given-name" {...field('firstName')} />
        <FormField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        hint="Like name@example.com"
        {...field('email')}
      />
      <FormField
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint={phoneHint(phone)}
        {...field('phone')}
      />
    </div>
  );
}

/** Hidden from people; programs fill it in. */
export function Honeypot() {
  return (
    <p className="hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
