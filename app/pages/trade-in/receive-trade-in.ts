import type { RouterContextProvider } from 'react-router';
import { megabytes, photographLimits } from '../../../domain/enquiries/photographs.ts';
import { parseTradeIn } from '../../../domain/enquiries/trade-in.ts';
import { receiveTradeIn } from '../../../enquiries/receive-enquiry.ts';
import { shownName } from '../../../enquiries/waiting-photographs.ts';
import { noPictureReason } from '../../../stock/photos/picture-kind.ts';
import {
  bodyContext,
  clientContext,
  type ReceivedForm,
  type RefusedFile,
  siteContext,
} from '../../context.ts';
import { bodyRefusal, type Refusal, refusalOf } from '../../enquiries/refusal.ts';

export function sentForm(context: Readonly<RouterContextProvider>): ReceivedForm {
  return context.get(bodyContext).form ?? { fields: {}, files: [], refused: [] };
}

/** spec S28.1, S28.3 */
export async function receiveSentTradeIn(
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly id: string } | Refusal> {
  const { enquiries, now } = context.get(siteContext);
  const { fields, files, refused } = sentForm(context);
  const body = context.get(bodyContext);
  if (body.kind === 'no-room') return refusalOf({ kind: 'busy' });
  if (refused.length > 0) {
    const parsed = parseTradeIn(fields, now());
    const status = refused.every(({ why }) => why === 'no-picture') ? 415 : 413;
    const errors = parsed.ok ? {} : parsed.errors;
    return { status, error: refusedInWords(refused), fields: errors };
  }
  const refusal = bodyRefusal(body, ['multipart/form-data']);
  if (refusal !== undefined) return refusal;
  const { address } = context.get(clientContext);
  const received = await receiveTradeIn(enquiries, fields, files, address);
  return received.kind === 'kept' ? received : refusalOf(received);
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
