import { drivesLabels, serviceLabels } from '../../../domain/enquiries/service-details.ts';
import styles from '../../ui/enquiries/enquiry-form.module.css';
import { FormField } from '../../ui/enquiries/form-field.tsx';

/** The fields of a request for service besides the message; none is required (spec S15.13). */
export function ServiceDetails({ values }: { readonly values: Readonly<Record<string, string>> }) {
  const { make, drives, fetchFrom } = values;
  return (
    <>
      <div className={styles.short}>
        <FormField label={serviceLabels.make} name="make" value={make} optional />
        <FormField
          label={serviceLabels.drives}
          name="drives"
          value={drives}
          options={Object.entries(drivesLabels)}
          optional
        />
      </div>
      <details className={styles.more} open={Boolean(fetchFrom) || undefined}>
        <summary>Need us to pick it up?</summary>
        <FormField
          label={serviceLabels.fetchFrom}
          name="fetchFrom"
          value={fetchFrom}
          autoComplete="street-address"
          hint="Street and town"
          optional
        />
      </details>
    </>
  );
}
