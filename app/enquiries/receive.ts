import type { HeadersArgs, RouterContextProvider } from 'react-router';
import { business } from '../../domain/dealer/business/identity.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { wishParameters } from '../../domain/enquiries/wishes/wishes.ts';
import { formatNames } from '../../domain/text/wording.ts';
import type { Fields } from '../../enquiries/enquiry-subject.ts';
import type { Submitted } from '../../enquiries/submit.ts';
import { bodyContext, type ReceivedBody } from '../../http/request/received-body.ts';
import { siteContext } from '../context.ts';
import { links } from '../links.ts';
import { contactFrom } from './prefill.ts';

export interface ErrorReply {
  readonly status: number;
  readonly error: string;
  readonly fields?: Readonly<Partial<Record<string, string>>>;
  readonly retryAfterSeconds?: number;
}

/** For a signed link's button. */
export const linkTooLong = {
  title: 'That is too long',
  text: ['Nothing was done. Open the link in the email again and use the button on its page.'],
} as const;

const callAt = ({ phone }: Dealer) => `call us at ${phone.shown}`;

export const formType = 'application/x-www-form-urlencoded';
export const jsonType = 'application/json';

/** `error`, for a body of another media type, or one that was not read to its end. */
export function postedFields(
  context: Readonly<RouterContextProvider>,
  mediaTypes: readonly string[],
): { readonly fields: Fields; readonly error?: ErrorReply } {
  const body = context.get(bodyContext);
  if (!mediaTypes.includes(body.mediaType)) {
    const types = formatNames(mediaTypes, 'or');
    const error = `Please send it with the form of our page, as ${types}.`;
    return { fields: {}, error: { status: 415, error } };
  }
  const read = fieldsOf(body);
  const fields = read ?? {};
  if (body.kind === 'too-long') {
    const call = callAt(context.get(siteContext).stock.dealer);
    const error = `Your message is too long. Please shorten it, or ${call}.`;
    return { fields, error: { status: 413, error } };
  }
  if (body.kind !== 'unreadable' && read !== undefined) return { fields };
  const error = 'The message could not be read. Please send it again.';
  return { fields, error: { status: 400, error, fields: {} } };
}

function fieldsOf({ mediaType, text, form }: ReceivedBody): Fields | undefined {
  if (form !== undefined) return form.fields;
  if (mediaType !== jsonType) return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** `thankYou`: the next page, with the subject and the reference, and nothing of the sender. */
export interface Reply {
  readonly id: string;
  readonly thankYou: string;
}

export function replyTo(submitted: Submitted, dealer: Dealer): Reply | ErrorReply {
  if (submitted.kind !== 'kept') return errorReply(submitted, dealer);
  const { id, submission } = submitted;
  const wishes = wishParameters(submission.enquiry.wishes ?? []);
  return { id, thankYou: links.thankYouFor({ ...contactFrom(submission.subject), ...wishes }, id) };
}

type Refused = Exclude<Submitted, { readonly kind: 'kept' }>;

export function errorReply(refused: Refused, dealer: Dealer): ErrorReply {
  const call = callAt(dealer);
  const reply = (status: number, error: string, retryAfterSeconds: number) => {
    return { status, error, retryAfterSeconds };
  };
  switch (refused.kind) {
    case 'invalid':
      return { status: 400, error: 'Please check the marked fields.', fields: refused.errors };
    case 'limited':
      return reply(
        429,
        `Too many messages came from your network. Please ${call}.`,
        refused.retryAfterSeconds,
      );
    case 'full':
      return reply(
        429,
        `We can't take more photos today. Please send it without them and email them to ${business.email}, or ${call}.`,
        3600,
      );
    case 'busy':
      return reply(
        503,
        `We can't take photos right now. Please try again in a minute, send it without them, or ${call}.`,
        60,
      );
    case 'unavailable':
      return reply(
        503,
        `We can't take messages right now. Please try again in a minute, or ${call}.`,
        30,
      );
  }
}

export function errorJson({ status, error, fields, retryAfterSeconds }: ErrorReply): Response {
  return Response.json({ error, fields }, { status, headers: retryAfter(retryAfterSeconds) });
}

export function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

export function formHeaders({ loaderHeaders, actionHeaders }: HeadersArgs) {
  const seconds = actionHeaders?.get('retry-after') ?? undefined;
  return { ...Object.fromEntries(loaderHeaders), ...(seconds && { 'retry-after': seconds }) };
}

export function asksForJson({ headers }: Request): boolean {
  return /\bapplication\/json\b/.test(headers.get('accept') ?? '');
}
