import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ContactFrom, wishFields } from '../../../domain/enquiries/contact-parameters.ts';
import { parseEnquiryFields } from '../../../domain/enquiries/enquiry-fields.ts';
import { serviceFields } from '../../../domain/enquiries/service-details.ts';
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
} from '../../browser/form-draft/draft.ts';
import { withToast } from '../../browser/with-toast.ts';
import { links } from '../../links.ts';

type SendResult =
  | { readonly id: string }
  /** The connection failed, or a network's portal answered. */
  | { readonly kind: 'unanswered' }
  | {
      readonly kind: 'refused';
      readonly error: string;
      readonly fields?: Readonly<Partial<Record<string, string>>>;
    };

export type SendFailure = Exclude<SendResult, { readonly id: string }>;

type FieldErrors = Readonly<Partial<Record<string, string>>>;

export interface EnquiryFormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  readonly from: ContactFrom;
  /** Sending the form twice keeps one enquiry. */
  readonly submission: string;
  readonly days?: readonly OfferedDay[];
}

/** Drafts, errors and sending in place (spec S15.3). */
export function useEnquiryForm(initial: EnquiryFormState) {
  const { values, from } = initial;
  const [errors, setErrors] = useState(initial.errors);
  const [phone, setPhone] = useState(values.phone ?? '');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();
  const [hasToast, setHasToast] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const submission = useRef(initial.submission);
  const attempts = useRef(0);

  useEffect(() => {
    if (ref.current !== null) restoreDraft(ref.current, storedDrafts.contact);
  }, []);

  const repeat = useEffectEvent(() => {
    if (ref.current !== null) void send(ref.current, true);
  });
  useEffect(() => {
    if (failure?.kind === 'unanswered') return sendAgain(attempts.current, () => repeat());
  }, [failure]);

  async function send(form: HTMLFormElement, isRepeated = false): Promise<void> {
    if (sending) return;
    const typed = Object.fromEntries(new FormData(form));
    const { wishes, faults } = checkTyped(typed, initial);
    setPhone(String(typed.phone ?? ''));
    if (Object.keys(faults).length > 0) {
      showErrors(form, faults);
      return;
    }
    if (!isRepeated) {
      setErrors({});
      setFailure(undefined);
      withToast((show) => show(undefined));
      attempts.current = 0;
    }
    setSending(true);
    const result = await sendEnquiry({
      ...typed,
      submission: submission.current,
      firstCampaign: storedCampaigns.first.read(),
      lastCampaign: storedCampaigns.last.read(),
    });
    setSending(false);
    if ('id' in result) {
      setFailure(undefined);
      // Back shows an empty form with another id.
      submission.current = globalThis.crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
      removeDraft(storedDrafts.contact);
      form.reset();
      const { count = from.count } = typed as { count?: string };
      const about = { ...from, count, ...wishParameters(wishes) };
      location.assign(links.thankYouFor(about, result.id));
    } else {
      const { error, fields = {} } = result.kind === 'refused' ? result : { error: defaultFailure };
      attempts.current += 1;
      showErrors(form, fields);
      setFailure(result);
      if (isRepeated) return;
      withToast((show) => show({ variant: 'destructive', title: 'Error', text: error }));
    }
  }

  function showErrors(form: HTMLFormElement, fieldErrors: FieldErrors): void {
    // A screen reader reads the message with its field.
    flushSync(() => setErrors(fieldErrors));
    const name = firstOf(fieldErrors);
    const field = name === undefined ? null : form.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  return {
    errors,
    phone,
    sending,
    failure,
    hasToast,
    first: firstOf(errors),
    form: {
      ref,
      onFocus: () => withToast(() => setHasToast(true)),
      onInput({ target, currentTarget }: SyntheticEvent<HTMLFormElement>): void {
        saveDraft(currentTarget, storedDrafts.contact);
        const { name } = target as HTMLInputElement;
        setErrors((current) => ({ ...current, [name]: undefined }));
        setFailure((current) => current && { ...current });
      },
      onSubmit(event: SyntheticEvent<HTMLFormElement>): void {
        event.preventDefault();
        void send(event.currentTarget);
      },
    },
  };
}

function checkTyped(
  typed: Readonly<Record<string, unknown>>,
  { from, days = [] }: EnquiryFormState,
) {
  const parsed = parseEnquiryFields(typed);
  const topic = wishTopicOf(from.topic);
  const { wishes, errors } =
    topic === undefined ? { wishes: [], errors: {} } : parseWishes(topic, typed, days);
  return { wishes, faults: parsed.ok ? errors : { ...parsed.errors, ...errors } };
}

function firstOf(errors: FieldErrors): string | undefined {
  return formFields.find((name) => errors[name] !== undefined);
}

/** Never throws. */
export async function sendEnquiry(message: unknown): Promise<SendResult> {
  let response: Response;
  try {
    response = await fetch(links.apiContact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
  } catch {
    return { kind: 'unanswered' };
  }
  const { id, error, fields } = await response.json().catch(() => ({}));
  if (response.status === 201 && typeof id === 'string') return { id };
  return response.ok
    ? { kind: 'unanswered' }
    : {
        kind: 'refused',
        error: typeof error === 'string' && error ? error : defaultFailure,
        fields,
      };
}

export const formFields: readonly string[] = [
  ...['firstName', 'lastName', 'email', 'phone'],
  ...['interest', 'count'],
  ...wishFields,
  ...serviceFields,
  'message',
];
