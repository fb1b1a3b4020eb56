import { enquiryFields } from '../../../domain/enquiries/enquiry-fields.ts';
import { photographLimits } from '../../../domain/enquiries/photographs.ts';
import {
  powerLabels,
  tradeInConditionLabels,
  tradeInFields,
  tradeInLabels,
} from '../../../domain/enquiries/trade-in.ts';
import { megabytes } from '../../../domain/text/wording.ts';
import { links } from '../../links.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import { controlOf, Field, HiddenFields } from '../../ui/element/field.tsx';
import fields from '../../ui/element/fields.module.css';
import styles from '../../ui/enquiries/enquiry-form.module.css';
import { FormField } from '../../ui/enquiries/form-field.tsx';
import { Honeypot, PersonFields } from '../../ui/enquiries/person-fields.tsx';

export interface TradeInFormProps {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly failure?: string;
  /** A page cannot restore chosen files. */
  readonly hadFiles: boolean;
  readonly hidden: Readonly<Record<string, string | undefined>>;
}

type Name = (typeof tradeInFields)[number] | Exclude<(typeof enquiryFields)[number], 'interest'>;

const { max, each, together } = photographLimits;
const photographsHint = `Up to ${max} photos (${megabytes(each)} each, ${megabytes(together)} total). Phone photos are fine; we remove location data.`;

/** Works without a script (spec S28.1). */
export function TradeInForm({ values, errors, failure, hadFiles, hidden }: TradeInFormProps) {
  const first = [...tradeInFields, ...enquiryFields].find((name) => errors[name] !== undefined);
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    autoFocus: first === name,
  });
  const about = (name: (typeof tradeInFields)[number]) => ({
    label: tradeInLabels[name],
    ...field(name),
  });
  const optional = (name: (typeof tradeInFields)[number]) => ({ ...about(name), optional: true });
  const chooseAgain = hadFiles
    ? "Please choose your photos again: your browser can't keep them."
    : undefined;
  return (
    <form
      className={`${styles.form} panel`}
      method="post"
      encType="multipart/form-data"
      action={links.tradeIn()}
      noValidate
    >
      {failure !== undefined && (
        <p className={fields.error} role="alert">
          {failure}
        </p>
      )}
      <h2>Your cart</h2>
      <p className="soft">Make, model, and how it runs are required.</p>
      <div className={styles.pair}>
        <div className={styles.short}>
          <FormField hint="Like Club Car" {...about('make')} />
          <FormField hint="Like Precedent" {...about('model')} />
        </div>
        <FormField hint="Like 2018" inputMode="numeric" {...optional('year')} />
        <FormField options={Object.entries(powerLabels)} {...about('power')} />
        <FormField hint="0 for less than one" inputMode="numeric" {...optional('batteryAge')} />
        <FormField hint="Like 400 hours or 2,500 miles" {...optional('hours')} />
        <FormField
          options={[['', 'Please choose'], ...Object.entries(tradeInConditionLabels)]}
          {...about('condition')}
        />
      </div>
      <h2>How we reach you</h2>
      <PersonFields phone={values.phone ?? ''} field={field} />
      <FormField
        label="Message"
        multiline
        optional
        hint="Anything else we should know (optional)"
        {...field('message')}
      />
      <Honeypot />
      <HiddenFields values={hidden} />
      {/* Last: the fields before it are read even where the files are too large. */}
      <Field id="contact-photos" label="Photos" hint={photographsHint} error={chooseAgain}>
        <input
          {...controlOf('contact-photos', 'photos', undefined, photographsHint)}
          type="file"
          accept="image/*"
          multiple
        />
      </Field>
      <button className={buttonClass('primary')} type="submit">
        Send
      </button>
    </form>
  );
}
