import { links } from '../../links.ts';
import fields from '../../ui/element/fields.module.css';
import { defaultFailure, unsent } from '../form-draft/draft.ts';
import type { Answer } from './send-enquiry.ts';

interface SendFailureProps {
  readonly answer: Answer;
  readonly phone: { readonly shown: string; readonly e164: string };
  /** Read out at once; the toast does that where there is one. */
  readonly isAlert: boolean;
}

/** Why the message was not sent and what to do; it stays until the next attempt. */
export function SendFailure({ answer, phone, isAlert }: SendFailureProps) {
  const { error = answer.isUnanswered ? unsent : defaultFailure } = answer;
  return (
    <p className={fields.error} role={isAlert ? 'alert' : undefined}>
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
