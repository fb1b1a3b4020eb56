import {
  drivesLabels,
  type ServiceField,
  serviceLabels,
} from '../../../domain/contact/service-details.ts';
import fields from '../../ui/element/fields.module.css';
import { Field } from '../field.tsx';
import styles from './contact.module.css';

export type ServiceAnswers = Readonly<Partial<Record<ServiceField, string>>>;

/** What a request for service is asked besides the message; none of it is required (spec S15.13). */
export function ServiceDetails({ values }: { readonly values: ServiceAnswers }) {
  return (
    <div className={styles.pair}>
      <Field label={serviceLabels.make} name="make" value={values.make} optional />
      <div className={fields.field}>
        <label htmlFor="contact-drives">{serviceLabels.drives}</label>
        <select
          className={fields.input}
          id="contact-drives"
          name="drives"
          defaultValue={values.drives}
        >
          {Object.entries(drivesLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Field label={serviceLabels.stands} name="stands" value={values.stands} optional />
    </div>
  );
}
