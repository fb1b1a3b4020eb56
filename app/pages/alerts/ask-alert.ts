import type { RouterContextProvider } from 'react-router';
import type { AlertValues } from '../../../domain/alerts/read-request.ts';
import { alertValuesOf, receiveAlert } from '../../../enquiries/alerts/receive-alert.ts';
import type { Fields } from '../../../enquiries/read-enquiry.ts';
import { bodyContext, clientContext, type ReceivedBody, siteContext } from '../../context.ts';
import { readJsonObject } from '../../enquiries/json-object.ts';
import { bodyRefusal, type Refusal, refusalOf } from '../../enquiries/refusal.ts';

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

/** `values` are those of the form, or of the JSON (spec S27.1). */
export async function askAlert(
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly values: AlertValues; readonly refusal?: Refusal }> {
  const body = context.get(bodyContext);
  const fields = body.kind === 'whole' ? fieldsOf(body) : {};
  const kind = fields === undefined ? 'unreadable' : body.kind;
  const values = alertValuesOf(fields ?? {});
  const refusal = bodyRefusal({ ...body, kind }, [form, json]);
  if (refusal !== undefined || fields === undefined) return { values, refusal };
  const { address } = context.get(clientContext);
  const received = await receiveAlert(context.get(siteContext).alerts, fields, address);
  return received.kind === 'kept' ? { values } : { values, refusal: refusalOf(received) };
}

function fieldsOf({ mediaType, text }: ReceivedBody): Fields | undefined {
  if (mediaType === form) return Object.fromEntries(new URLSearchParams(text));
  return mediaType === json ? readJsonObject(text) : {};
}
