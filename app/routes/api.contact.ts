import { business } from '../../domain/business/identity.ts';
import { receiveEnquiry } from '../../enquiries/receive-enquiry.ts';
import { bodyContext, clientContext, siteContext } from '../context.ts';
import { readJsonObject } from '../enquiries/json-object.ts';
import { messageTooLong, messageUnreadable } from '../enquiries/problems.ts';
import { retryAfter } from '../enquiries/retry-after.ts';
import type { Route } from './+types/api.contact.ts';

/** `POST /api/contact` (spec S16.2): 201, or an error text for the visitor. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const body = context.get(bodyContext);
  if (body.mediaType !== 'application/json') {
    return failure(415, 'Send the message as application/json.');
  }
  if (body.kind === 'too-long') return failure(413, messageTooLong());
  if (body.kind === 'unreadable') return failure(400, messageUnreadable);
  const fields = readJsonObject(body.text);
  if (fields === undefined)
    return failure(400, 'The message is not a JSON object.', { fields: {} });

  const { address } = context.get(clientContext);
  const received = await receiveEnquiry(context.get(siteContext).enquiries, fields, address);
  switch (received.kind) {
    case 'kept':
      return Response.json({ id: received.id }, { status: 201 });
    case 'invalid':
      return failure(400, 'Please check the marked fields.', { fields: received.errors });
    case 'limited':
      return failure(429, tooMany(), {}, retryAfter(received.retryAfterSeconds));
    case 'unavailable':
      return failure(503, unavailable(), {}, retryAfter(30));
  }
}

/** Any method but POST is refused. */
export function loader(): Response {
  return failure(405, 'Send a POST with a message.', {}, { allow: 'POST' });
}

const tooMany = () =>
  `Too many messages came from your network. Please call us at ${business.phone.shown}.`;
const unavailable = () =>
  `We can't take messages right now. Please call us at ${business.phone.shown}, or try again in a minute.`;

function failure(
  status: number,
  error: string,
  more: { readonly fields?: object } = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error, ...more }, { status, headers });
}
