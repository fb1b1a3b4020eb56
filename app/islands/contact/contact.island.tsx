import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type FieldErrors,
  interestLabels,
  interests,
  messageFields,
  parseMessage,
} from '../../../domain/contact/message.ts';
import { honeypotField } from '../../../domain/contact/screening.ts';
import { type ContactFrom, links } from '../../links.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import fields from '../../ui/element/fields.module.css';
import { Field } from '../field.tsx';
import { hydrateWith } from '../hydrate.tsx';
import type { FailureToast } from '../toast.tsx';
import { recalledCampaigns } from './campaign.ts';
import styles from './contact.module.css';

export interface ContactFormProps {
  /** What the fields hold at first: a prefilled message, or what was typed before. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  /** Where the visitor comes from; travels with the message. */
  readonly from: ContactFrom;
  /** Made with the form, so that sending it twice keeps one enquiry. */
  readonly submission: string;
  /** When the form was made, in milliseconds since 1970. */
  readonly started: number;
  /** The page of ours the visitor came from. */
  readonly page?: string;
  /** Why the whole message could not be taken, when the form was posted without a script. */
  readonly failure?: string;
}

/** What is said when the server gives no reason (spec S15.3). */
const defaultFailure = 'Failed to send message. Please try again.';

export function ContactForm(props: ContactFormProps) {
  const { values, from, started, page } = props;
  const [errors, setErrors] = useState(props.errors);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [Toast, setToast] = useState<typeof FailureToast>();
  const submission = useRef(props.submission);
  const first = messageFields.find((name) => errors[name] !== undefined);

  /** Asked for with the first field: where the network fails, it would come too late. */
  function fetchToast(): void {
    if (Toast !== undefined) return;
    import('../toast.tsx').then(
      (toast) => setToast(() => toast.FailureToast),
      () => undefined,
    );
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const parsed = parseMessage(typed);
    if (!parsed.ok) {
      showErrors(form, parsed.errors);
      return;
    }
    setErrors({});
    setFailure(undefined);
    setSending(true);
    const { first: firstCampaign, last: lastCampaign } = recalledCampaigns();
    const sent = { ...typed, submission: submission.current, firstCampaign, lastCampaign };
    const answer = await send(sent);
    setSending(false);
    if (answer.ok) {
      // The page may come back by Back: an empty form with an id of its own.
      submission.current = globalThis.crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
      form.reset();
      location.assign(links.thankYou);
    } else {
      showErrors(form, answer.fields ?? {});
      setFailure(answer.error ?? defaultFailure);
    }
  }

  function showErrors(form: HTMLFormElement, found: FieldErrors): void {
    // Written before the focus moves, so that a screen reader reads it with the field.
    flushSync(() => setErrors(found));
    const name = messageFields.find((field) => found[field] !== undefined);
    const field = name === undefined ? null : form.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  /** A message about a field goes once the field is being changed. */
  function forgetError({ target }: SyntheticEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    setErrors((found) => ({ ...found, [name]: undefined }));
  }

  const input = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'message') => ({
    name,
    value: values[name],
    error: errors[name],
    autoFocus: first === name,
  });

  return (
    <form
      className={styles.form}
      method="post"
      action={links.contact}
      noValidate
      onFocus={fetchToast}
      onInput={forgetError}
      onSubmit={submit}
    >
      {props.failure !== undefined && <Failure text={props.failure} />}
      <div className={styles.pair}>
        <Field label="First name" autoComplete="given-name" {...input('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...input('lastName')} />
        <Field label="Email" type="email" autoComplete="email" {...input('email')} />
        <Field label="Phone" type="tel" autoComplete="tel" {...input('phone')} />
      </div>
      <div className={fields.field}>
        <label htmlFor="contact-interest">I'm interested in</label>
        <select
          className={fields.input}
          id="contact-interest"
          name="interest"
          defaultValue={values.interest}
        >
          {interests.map((interest) => (
            <option key={interest} value={interest}>
              {interestLabels[interest]}
            </option>
          ))}
        </select>
        {errors.interest !== undefined && <p className={fields.error}>{errors.interest}</p>}
      </div>
      <Field label="Message" multiline {...input('message')} />
      <p className="hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name="submission" value={props.submission} />
      <input type="hidden" name="started" value={started} />
      {page !== undefined && <input type="hidden" name="page" value={page} />}
      {Object.entries(from).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={buttonClass('primary')} type="submit" disabled={sending}>
        {sending ? 'Sending...' : 'Send Message'}
      </button>
      {failure !== undefined && Toast === undefined && <Failure text={failure} />}
      {Toast !== undefined && <Toast text={failure} onClose={() => setFailure(undefined)} />}
    </form>
  );
}

function Failure({ text }: { readonly text: string }) {
  return (
    <p className={fields.error} role="alert">
      {text}
    </p>
  );
}

interface Answer {
  readonly ok: boolean;
  readonly error?: string;
  readonly fields?: FieldErrors;
}

/** Sends the message as JSON. Never throws: without an answer, the default failure is shown. */
async function send(message: unknown): Promise<Answer> {
  try {
    const response = await fetch(links.apiContact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    if (response.ok) return { ok: true };
    const body = (await response.json()) as { error?: string; fields?: FieldErrors };
    return { ok: false, error: body.error, fields: body.fields };
  } catch {
    return { ok: false };
  }
}

export const hydrate = hydrateWith(ContactForm);
