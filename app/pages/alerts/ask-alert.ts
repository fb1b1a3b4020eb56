import type { RouterContextProvider } from 'react-router';
import type { AlertValues } from '../../../domain/alerts/read-request.ts';
import { alertValuesOf, receiveAlert } from '../../../enquiries/alerts/receive-alert.ts';
import { bodyContext, clientContext } from '../../../http/request/received-body.ts';
import { siteContext } from '../../context.ts';
import {
  type ErrorReply,
  errorReply,
  formType,
  jsonType,
  readBody,
} from '../../enquiries/receive.ts';

/** `values` are those of the form, or of the JSON (spec S27.1). */
export async function askAlert(
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly values: AlertValues; readonly error?: ErrorReply }> {
  const { alerts, stock } = context.get(siteContext);
  const { fields, error } = readBody(context.get(bodyContext), [formType, jsonType], stock.dealer);
  const values = alertValuesOf(fields);
  if (error !== undefined) return { values, error };
  const { address } = context.get(clientContext);
  const received = await receiveAlert(alerts, fields, address);
  return received.kind === 'kept'
    ? { values }
    : { values, error: errorReply(received, stock.dealer) };
}
