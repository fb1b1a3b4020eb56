import { links } from '../../links.ts';
import fields from '../../ui/element/fields.module.css';
import { unsent } from '../form-draft/draft.ts';
import type { Failure } from './send-enquiry.ts';

interface SendFailureProps {
  readonly failure: Failure;
  readonly phone: { readonly shown: string; readonly e164: string };
  readonly isAlert: boolean;
}

/** Why the message was not sent and what to do; it stays until the next attempt. */
export function SendFailure({ failure, phone, isAlert }: SendFailureProps) {
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
