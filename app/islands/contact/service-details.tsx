import { drivesLabels, serviceLabels } from '../../../domain/contact/service-details.ts';
import { Choice } from '../choice.tsx';
import { Field } from '../field.tsx';
import styles from './contact.module.css';

interface ServiceDetailsProps {
  /** What the form's fields hold, by their names. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a request for service is asked besides the message; none of it is required (spec S15.13). */
export function ServiceDetails({ values }: ServiceDetailsProps) {
  const { make, drives, fetchFrom } = values;
  return (
    <div className={styles.pair}>
      <Field label={serviceLabels.make} name="make" value={make} optional />
      <Choice
        label={serviceLabels.drives}
        name="drives"
        value={drives}
        options={Object.entries(drivesLabels)}
      />
      <Field
        label={serviceLabels.fetchFrom}
        name="fetchFrom"
        value={fetchFrom}
        autoComplete="street-address"
        hint="Street and town"
        optional
      />
    </div>
  );
}
