import {
  interestLabels,
  interests,
  minMessageLength,
} from '../../../domain/enquiries/enquiry-fields.ts';
import { rentalCartCounts } from '../../../domain/enquiries/rental-carts.ts';
import { drivesLabels, serviceLabels } from '../../../domain/enquiries/service-details.ts';
import { wishTopicOf } from '../../../domain/enquiries/wishes/wishes.ts';
import { unsent } from '../../browser/form-draft/draft.ts';
import { hydrateWith } from '../../browser/hydrate.tsx';
import { links } from '../../links.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import { HiddenFields } from '../../ui/element/field.tsx';
import fields from '../../ui/element/fields.module.css';
import styles from '../../ui/enquiries/enquiry-form.module.css';
import { FormField } from '../../ui/enquiries/form-field.tsx';
import { Honeypot, PersonFields } from '../../ui/enquiries/person-fields.tsx';
import { type EnquiryFormState, type SendFailure, useEnquiryForm } from './use-enquiry-form.ts';
import { WishChoices } from './wish-choices.tsx';

export interface EnquiryFormProps extends EnquiryFormState {
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly page?: string;
  readonly phone: { readonly shown: string; readonly e164: string };
  readonly failure?: string;
}

/** Posted by the browser, sent in place where scripts run (spec S15.3). */
export function EnquiryForm(props: EnquiryFormProps) {
  const { values, from, days = [], started, page } = props;
  const { errors, first, phone, sending, failure, hasToast, form } = useEnquiryForm(props);
  const topic = wishTopicOf(from.topic);
  // Of a rental of the planner the count is part of the price.
  const hasCount = Boolean(from.topic === 'rental' || from.plan || from.class) && !from.from;

  const input = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'message') => ({
    name,
    value: values[name],
    error: errors[name],
    autoFocus: first === name,
  });

  const isService = topic === 'service';
  const messageHint = isService
    ? 'What’s wrong, or what service is due'
    : `At least ${minMessageLength} characters`;

  return (
    <form
      className={`${styles.form} panel`}
      method="post"
      action={links.contact}
      noValidate
      {...form}
    >
      {props.failure !== undefined && (
        <p className={fields.error} role="alert">
          {props.failure}
        </p>
      )}
      <p className="soft">
        {topic === undefined
          ? 'All fields are required.'
          : 'Name, email, phone, and message are required.'}
      </p>
      <PersonFields phone={phone} field={input} />
      <div className={hasCount ? styles.short : undefined}>
        <FormField
          label="I'm interested in"
          name="interest"
          value={values.interest}
          options={interests.map((interest) => [interest, interestLabels[interest]] as const)}
          error={errors.interest}
        />
        {hasCount && (
          <FormField
            label="How many carts"
            name="count"
            value={values.count}
            options={rentalCartCounts.map((count) => [count, count] as const)}
            error={errors.count}
          />
        )}
      </div>
      {days.length > 0 && (
        <WishChoices days={days} values={values} errors={errors} focused={first} />
      )}
      {isService && <ServiceDetails values={values} />}
      <FormField
        label="Message"
        multiline
        hint={errors.message === undefined ? messageHint : undefined}
        {...input('message')}
      />
      <Honeypot />
      <input type="hidden" name="submission" value={props.submission} />
      <input type="hidden" name="started" value={started} />
      <HiddenFields values={{ page, ...from, ...(hasCount && { count: undefined }) }} />
      {/* `disabled` would drop the focus. */}
      <button className={buttonClass('primary')} type="submit" aria-disabled={sending || undefined}>
        {sending ? 'Sending...' : 'Send Message'}
      </button>
      {failure !== undefined && (
        <NotSent failure={failure} phone={props.phone} isAlert={!hasToast} />
      )}
    </form>
  );
}

export const hydrate = hydrateWith(EnquiryForm);

interface NotSentProps {
  readonly failure: SendFailure;
  readonly phone: EnquiryFormProps['phone'];
  readonly isAlert: boolean;
}

function NotSent({ failure, phone, isAlert }: NotSentProps) {
  const error = failure.kind === 'refused' ? failure.error : unsent;
  return (
    <p key={error} className={fields.error} role={isAlert ? 'alert' : undefined}>
      {error.replace(/[^.!?]$/, '$&.')}
      {!error.includes(phone.shown) && (
        <>
          {' Or call '}
          <a href={links.tel(phone)}>{phone.shown}</a>.
        </>
      )}
    </p>
  );
}

/** None is required (spec S15.13). */
function ServiceDetails({ values }: { readonly values: Readonly<Record<string, string>> }) {
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
