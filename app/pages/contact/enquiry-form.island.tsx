import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFrom } from '../../../domain/enquiries/contact-parameters.ts';
import {
  interestLabels,
  interests,
  minMessageLength,
  parseEnquiryFields,
} from '../../../domain/enquiries/enquiry-fields.ts';
import { rentalCartCounts } from '../../../domain/enquiries/rental-carts.ts';
import { drivesLabels, serviceLabels } from '../../../domain/enquiries/service-details.ts';
import {
  type OfferedDay,
  parseWishes,
  wishParameters,
  wishTopicOf,
} from '../../../domain/enquiries/wishes/wishes.ts';
import { storedCampaigns, storedDrafts } from '../../browser/browser-storage.ts';
import {
  defaultFailure,
  removeDraft,
  restoreDraft,
  saveDraft,
  sendAgain,
  unsent,
} from '../../browser/form-draft/draft.ts';
import { hydrateWith } from '../../browser/hydrate.tsx';
import type { showToast } from '../../browser/toast.tsx';
import { links } from '../../links.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import { HiddenFields } from '../../ui/element/field.tsx';
import fields from '../../ui/element/fields.module.css';
import styles from '../../ui/enquiries/enquiry-form.module.css';
import { FormField } from '../../ui/enquiries/form-field.tsx';
import { Honeypot, PersonFields } from '../../ui/enquiries/person-fields.tsx';
import { type Failure, formFields, sendEnquiry } from './send-enquiry.ts';
import { WishChoices } from './wish-choices.tsx';

type FieldErrors = Readonly<Partial<Record<string, string>>>;

export interface EnquiryFormProps {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  readonly from: ContactFrom;
  /** Sending the form twice keeps one enquiry. */
  readonly submission: string;
  readonly days?: readonly OfferedDay[];
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly page?: string;
  readonly phone: { readonly shown: string; readonly e164: string };
  /** Of a form posted without a script. */
  readonly failure?: string;
}

/** Posted by the browser, sent in place where scripts run (spec S15.3). */
export function EnquiryForm(props: EnquiryFormProps) {
  const { values, from, started, page } = props;
  const [errors, setErrors] = useState(props.errors);
  const [phone, setPhone] = useState(values.phone ?? '');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const formRef = useRef<HTMLFormElement>(null);
  const [toast, setToast] = useState<{ readonly show: typeof showToast }>();
  const submission = useRef(props.submission);
  const attempts = useRef(0);
  const first = formFields.find((name) => errors[name] !== undefined);
  const topic = wishTopicOf(from.topic);
  const { days = [] } = props;
  const isRental = [from.topic === 'rental', from.plan, from.class].some(Boolean);
  // Of a rental of the planner it is part of the price.
  const hasCount = isRental && !from.from;

  useEffect(() => {
    if (formRef.current !== null) restoreDraft(formRef.current, storedDrafts.contact);
  }, []);

  const repeat = useEffectEvent(() => {
    if (formRef.current !== null) void send(formRef.current, true);
  });
  useEffect(() => {
    if (failure?.kind === 'unanswered') return sendAgain(attempts.current, () => repeat());
  }, [failure]);

  function fetchToast(): void {
    if (toast !== undefined) return;
    import('../../browser/toast.tsx').then(
      ({ showToast: show }) => setToast({ show }),
      () => undefined,
    );
  }

  async function send(form: HTMLFormElement, isRepeated = false): Promise<void> {
    if (sending) return;
    const typed = Object.fromEntries(new FormData(form));
    const parsed = parseEnquiryFields(typed);
    setPhone(String(typed.phone ?? ''));
    const { wishes, errors: wishErrors } =
      topic === undefined ? { wishes: [], errors: {} } : parseWishes(topic, typed, days);
    const faults = parsed.ok ? wishErrors : { ...parsed.errors, ...wishErrors };
    if (Object.keys(faults).length > 0) {
      showErrors(form, faults);
      return;
    }
    if (!isRepeated) {
      setErrors({});
      setFailure(undefined);
      toast?.show(undefined);
      attempts.current = 0;
    }
    setSending(true);
    const answer = await sendEnquiry({
      ...typed,
      submission: submission.current,
      firstCampaign: storedCampaigns.first.read(),
      lastCampaign: storedCampaigns.last.read(),
    });
    setSending(false);
    if ('id' in answer) {
      // Back shows an empty form with another id.
      submission.current = globalThis.crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
      removeDraft(storedDrafts.contact);
      form.reset();
      const { count = from.count } = typed as { count?: string };
      const about = { ...from, count, ...wishParameters(wishes) };
      location.assign(links.thankYouFor(about, answer.id));
    } else {
      const { error, fields = {} } = answer.kind === 'refused' ? answer : { error: defaultFailure };
      attempts.current += 1;
      showErrors(form, fields);
      setFailure(answer);
      if (!isRepeated) toast?.show({ variant: 'destructive', title: 'Error', text: error });
    }
  }

  function showErrors(form: HTMLFormElement, fieldErrors: FieldErrors): void {
    // A screen reader reads the message with its field.
    flushSync(() => setErrors(fieldErrors));
    const name = formFields.find((field) => fieldErrors[field] !== undefined);
    const field = name === undefined ? null : form.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  function noteInput({ target, currentTarget }: SyntheticEvent<HTMLFormElement>): void {
    saveDraft(currentTarget, storedDrafts.contact);
    const { name } = target as HTMLInputElement;
    setErrors((current) => ({ ...current, [name]: undefined }));
    setFailure((current) => current && { ...current });
  }

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
      onFocus={fetchToast}
      ref={formRef}
      onInput={noteInput}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
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
        <SendFailure failure={failure} phone={props.phone} isAlert={toast === undefined} />
      )}
    </form>
  );
}

export const hydrate = hydrateWith(EnquiryForm);

interface SendFailureProps {
  readonly failure: Failure;
  readonly phone: { readonly shown: string; readonly e164: string };
  readonly isAlert: boolean;
}

function SendFailure({ failure, phone, isAlert }: SendFailureProps) {
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
