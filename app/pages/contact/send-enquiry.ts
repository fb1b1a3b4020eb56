import { wishFields } from '../../../domain/enquiries/contact-parameters.ts';
import { serviceFields } from '../../../domain/enquiries/service-details.ts';
import { defaultFailure } from '../../browser/form-draft/draft.ts';
import { links } from '../../links.ts';

export type SendResult =
  | { readonly id: string }
  /** The connection failed, or a network's portal answered. */
  | { readonly kind: 'unanswered' }
  | {
      readonly kind: 'refused';
      readonly error: string;
      readonly fields?: Readonly<Partial<Record<string, string>>>;
    };

export type SendFailure = Exclude<SendResult, { readonly id: string }>;

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
