import {
  type AlertErrors,
  type AlertValues,
  lookAtMail,
} from '../../domain/alerts/read-request.ts';
import { business } from '../../domain/business/identity.ts';
import { alertValuesOf, receiveAlert } from '../../enquiries/alerts/receive-alert.ts';
import type { Fields } from '../../enquiries/read-enquiry.ts';
import type { ReceivedBody, Site } from '../context.ts';
import { readJsonObject } from '../enquiries/json-object.ts';
import { retryAfter } from '../enquiries/retry-after.ts';

/** The answer to a request for an alert: a page for a form, JSON for JSON. */
export interface AlertAnswer {
  readonly status: 201 | 400 | 413 | 415 | 429 | 503;
  /** The error in words; absent without one. */
  readonly error?: string;
  /** The error of each field. */
  readonly fields?: AlertErrors;
  /** Seconds after which to try again. */
  readonly retryAfterSeconds?: number;
  readonly values: AlertValues;
}

const call = () => `call us at ${business.phone.shown}`;

/** Receives a request for an alert, from a form or as JSON (spec S27.1). */
export async function askAlert(
  { alerts }: Pick<Site, 'alerts'>,
  { kind, mediaType, text }: ReceivedBody,
  address: string,
): Promise<AlertAnswer> {
  const fields = kind === 'whole' ? fieldsOf(mediaType, text) : {};
  const values = alertValuesOf(fields ?? {});
  if (!readable.has(mediaType)) {
    return { status: 415, error: 'Send the form of this page, or JSON.', values };
  }
  if (kind === 'too-long') return { status: 413, error: 'That is too long.', values };
  if (kind === 'unreadable' || fields === undefined) {
    return { status: 400, error: 'That could not be read. Please send it again.', values };
  }
  const received = await receiveAlert(alerts, fields, address);
  switch (received.kind) {
    case 'kept':
      return { status: 201, values };
    case 'invalid': {
      const error = 'Please check the marked fields.';
      return { status: 400, error, fields: received.errors, values };
    }
    case 'limited': {
      const error = `Too many requests came from your network. Please ${call()}.`;
      return { status: 429, error, retryAfterSeconds: received.retryAfterSeconds, values };
    }
    case 'unavailable': {
      const { retryAfterSeconds = 30 } = received;
      const when = retryAfterSeconds <= 60 ? 'in a minute' : 'in an hour';
      const error = `We can't take this right now. Please try again ${when}, or ${call()}.`;
      return { status: 503, error, retryAfterSeconds, values };
    }
  }
}

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const readable: ReadonlySet<string> = new Set([form, json]);

/** Whether JSON was sent, and is to be answered. */
export function isJson({ mediaType }: Pick<ReceivedBody, 'mediaType'>): boolean {
  return mediaType === json;
}

function fieldsOf(mediaType: string, text: string): Fields | undefined {
  if (mediaType === form) return Object.fromEntries(new URLSearchParams(text));
  return mediaType === json ? readJsonObject(text) : {};
}

/** The answer as JSON. */
export function jsonOf({ status, error, fields, retryAfterSeconds }: AlertAnswer): Response {
  const body = error === undefined ? { message: lookAtMail } : { error, ...(fields && { fields }) };
  return Response.json(body, { status, headers: retryAfter(retryAfterSeconds) });
}
