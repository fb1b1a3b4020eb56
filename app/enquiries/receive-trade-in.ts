import type { RouterContextProvider } from 'react-router';
import { business } from '../../domain/business/identity.ts';
import { megabytes, photographLimits } from '../../domain/enquiries/photographs.ts';
import { parseTradeIn } from '../../domain/enquiries/trade-in.ts';
import { receiveTradeIn } from '../../enquiries/receive-enquiry.ts';
import { shownName } from '../../enquiries/waiting-photographs.ts';
import { noPictureReason } from '../../stock/photos/picture-kind.ts';
import {
  bodyContext,
  clientContext,
  type ReceivedForm,
  type RefusedFile,
  siteContext,
} from '../context.ts';
import { messageTooLong, messageUnreadable } from './problems.ts';

/** The result of a trade-in form; `fields` are as they were typed. */
export type TradeInOutcome = { readonly fields: Readonly<Record<string, string>> } & (
  | { readonly ok: true; readonly id: string }
  | ({ readonly ok: false; readonly hadFiles: boolean } & Refusal)
);

/** Why it was not taken: in one sentence or two, and field by field. */
interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly errors?: Readonly<Partial<Record<string, string>>>;
  readonly retryAfterSeconds?: number;
}

const emptyForm: ReceivedForm = { fields: {}, files: [], refused: [] };

/** Judges and keeps the trade-in that a request has brought (spec S28.1, S28.3). */
export async function receiveSentTradeIn(
  context: Readonly<RouterContextProvider>,
): Promise<TradeInOutcome> {
  const { form = emptyForm } = context.get(bodyContext);
  const { fields, files, refused } = form;
  const outcome = await receive(context, form);
  const hadFiles = files.length + refused.length > 0;
  return outcome.ok ? { ...outcome, fields } : { ...outcome, fields, hadFiles };
}

async function receive(
  context: Readonly<RouterContextProvider>,
  { fields, files, refused }: ReceivedForm,
): Promise<{ readonly ok: true; readonly id: string } | ({ readonly ok: false } & Refusal)> {
  const { enquiries, now } = context.get(siteContext);
  const { mediaType, kind } = context.get(bodyContext);
  const refuse = (status: number, error: string, more: Partial<Refusal> = {}) =>
    ({ ok: false, status, error, ...more }) as const;
  if (mediaType !== 'multipart/form-data') {
    return refuse(415, 'Please send it with the form on this page, as multipart/form-data.');
  }
  const call = `call us at ${business.phone.shown}`;
  const noRoom = () =>
    refuse(
      503,
      `We can't take photographs just now. Please try again in a minute, send it without them, or ${call}.`,
      { retryAfterSeconds: 60 },
    );
  if (kind === 'no-room') return noRoom();
  if (refused.length > 0) {
    const parsed = parseTradeIn(fields, now());
    const status = refused.every(({ why }) => why === 'no-picture') ? 415 : 413;
    return refuse(status, refusedInWords(refused), parsed.ok ? {} : { errors: parsed.errors });
  }
  if (kind === 'too-long') return refuse(413, messageTooLong());
  if (kind === 'unreadable') return refuse(400, messageUnreadable);
  const { address } = context.get(clientContext);
  const received = await receiveTradeIn(enquiries, fields, files, address);
  switch (received.kind) {
    case 'kept':
      return { ok: true, id: received.id };
    case 'invalid':
      return refuse(400, 'Please check the marked fields.', { errors: received.errors });
    case 'limited':
      return refuse(429, `Too many messages came from your network. Please ${call}.`, received);
    case 'full':
      return refuse(
        429,
        `We can't take more photographs today. Please send it without them and mail them to ${business.email}, or ${call}.`,
        { retryAfterSeconds: 3600 },
      );
    case 'busy':
      return noRoom();
    case 'unavailable':
      return refuse(
        503,
        `We can't take messages right now. Please try again in a minute, or ${call}.`,
        { retryAfterSeconds: 30 },
      );
  }
}

/** Which files were over which limit. */
function refusedInWords(refused: readonly RefusedFile[]): string {
  const { most, each, together } = photographLimits;
  const named = (why: RefusedFile['why']) =>
    refused.filter((file) => file.why === why).map(({ name }) => shownName(name));
  const tooLarge = named('too-large').map((name) => `“${name}” has more than ${megabytes(each)}.`);
  return [
    ...tooLarge,
    ...named('no-picture').map((name) => `“${name}” ${noPictureReason}.`),
    named('too-many').length > 0 && `${most} photographs fit; please leave some out.`,
    named('too-large-together').length > 0 &&
      `Together the photographs have more than ${megabytes(together)}; please leave some out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
