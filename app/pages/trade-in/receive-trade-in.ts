import type { RouterContextProvider } from 'react-router';
import { megabytes, photographLimits } from '../../../domain/enquiries/photographs.ts';
import { parseTradeIn } from '../../../domain/enquiries/trade-in.ts';
import { parseTradeInForm } from '../../../enquiries/submission.ts';
import { shownName } from '../../../enquiries/waiting-photographs.ts';
import {
  bodyContext,
  type ReceivedForm,
  type RefusedFile,
} from '../../../http/request/received-body.ts';
import { noPictureReason } from '../../../stock/photos/picture-kind.ts';
import { siteContext } from '../../context.ts';
import {
  type ErrorReply,
  errorReply,
  type Reply,
  readBody,
  receive,
} from '../../enquiries/receive.ts';

export function sentForm(context: Readonly<RouterContextProvider>): ReceivedForm {
  return context.get(bodyContext).form ?? { fields: {}, files: [], refused: [] };
}

/** spec S28.1, S28.3 */
export async function receiveTradeIn(
  context: Readonly<RouterContextProvider>,
): Promise<Reply | ErrorReply> {
  const { now, stock } = context.get(siteContext);
  const { fields, files, refused } = sentForm(context);
  const body = context.get(bodyContext);
  if (body.kind === 'no-room') return errorReply({ kind: 'busy' }, stock.dealer);
  if (refused.length > 0) {
    const parsed = parseTradeIn(fields, now());
    const status = refused.every(({ why }) => why === 'no-picture') ? 415 : 413;
    const errors = parsed.ok ? {} : parsed.errors;
    return { status, error: refusedInWords(refused), fields: errors };
  }
  const { error } = readBody(body, ['multipart/form-data'], stock.dealer);
  return error ?? receive(context, (arrival) => parseTradeInForm(fields, files, arrival));
}

function refusedInWords(refused: readonly RefusedFile[]): string {
  const { most, each, together } = photographLimits;
  const named = (why: RefusedFile['why']) =>
    refused.filter((file) => file.why === why).map(({ name }) => shownName(name));
  const tooLarge = named('too-large').map((name) => `“${name}” has more than ${megabytes(each)}.`);
  return [
    ...tooLarge,
    ...named('no-picture').map((name) => `“${name}” ${noPictureReason}.`),
    named('too-many').length > 0 && `${most} photos is the most; please leave some out.`,
    named('too-large-together').length > 0 &&
      `Together the photos are over ${megabytes(together)}; please leave some out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
