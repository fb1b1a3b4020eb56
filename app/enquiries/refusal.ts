import type { HeadersArgs } from 'react-router';
import { business } from '../../domain/dealer/business/identity.ts';
import { formatNames } from '../../domain/text/wording.ts';
import type { AlertReceived } from '../../enquiries/alerts/receive-alert.ts';
import type { NoRoom, Received } from '../../enquiries/receive-enquiry.ts';
import type { ReceivedBody } from '../context.ts';

export interface Refusal {
  readonly status: number;
  readonly error: string;
  /** By field. */
  readonly fields?: Readonly<Partial<Record<string, string>>>;
  readonly retryAfterSeconds?: number;
}

const call = () => `call us at ${business.phone.shown}`;

/** `undefined` for a body of one of the media types that was read to its end. */
export function bodyRefusal(
  { kind, mediaType }: Pick<ReceivedBody, 'kind' | 'mediaType'>,
  mediaTypes: readonly string[],
): Refusal | undefined {
  if (!mediaTypes.includes(mediaType)) {
    const types = formatNames(mediaTypes, 'or');
    return { status: 415, error: `Please send it with the form of our page, as ${types}.` };
  }
  if (kind === 'too-long') {
    return { status: 413, error: `Your message is too long. Please shorten it, or ${call()}.` };
  }
  if (kind === 'whole' || kind === 'no-room') return undefined;
  return { status: 400, error: 'The message could not be read. Please send it again.', fields: {} };
}

type Refused = Exclude<Received | NoRoom | AlertReceived, { readonly kind: 'kept' }>;

export function refusalOf(received: Refused): Refusal {
  switch (received.kind) {
    case 'invalid':
      return { status: 400, error: 'Please check the marked fields.', fields: received.errors };
    case 'limited': {
      const error = `Too many messages came from your network. Please ${call()}.`;
      return { status: 429, error, retryAfterSeconds: received.retryAfterSeconds };
    }
    case 'full': {
      const error = `We can't take more photos today. Please send it without them and email them to ${business.email}, or ${call()}.`;
      return { status: 429, error, retryAfterSeconds: 3600 };
    }
    case 'busy': {
      const error = `We can't take photos right now. Please try again in a minute, send it without them, or ${call()}.`;
      return { status: 503, error, retryAfterSeconds: 60 };
    }
    default: {
      const error = `We can't take messages right now. Please try again in a minute, or ${call()}.`;
      return { status: 503, error, retryAfterSeconds: 30 };
    }
  }
}

export function refusalJson({ status, error, fields, retryAfterSeconds }: Refusal): Response {
  return Response.json({ error, fields }, { status, headers: retryAfter(retryAfterSeconds) });
}

export function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

export function formHeaders({ loaderHeaders, actionHeaders }: HeadersArgs) {
  const seconds = actionHeaders?.get('retry-after') ?? undefined;
  return { ...Object.fromEntries(loaderHeaders), ...(seconds && { 'retry-after': seconds }) };
}
