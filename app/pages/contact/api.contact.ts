import { receiveEnquiry } from '../../../enquiries/receive-enquiry.ts';
import { bodyContext, clientContext, siteContext } from '../../context.ts';
import { readJsonObject } from '../../enquiries/json-object.ts';
import { bodyRefusal, refusalJson, refusalOf } from '../../enquiries/refusal.ts';
import type { Route } from './+types/api.contact.ts';

/** `POST /api/contact` (spec S16.2): 201, or an error for the visitor. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const body = context.get(bodyContext);
  const fields = readJsonObject(body.text);
  const kind = body.kind === 'whole' && fields === undefined ? 'unreadable' : body.kind;
  const refusal = bodyRefusal({ ...body, kind }, ['application/json']);
  if (refusal !== undefined) return refusalJson(refusal);
  const { address } = context.get(clientContext);
  const received = await receiveEnquiry(context.get(siteContext).enquiries, fields ?? {}, address);
  if (received.kind !== 'kept') return refusalJson(refusalOf(received));
  return Response.json({ id: received.id }, { status: 201 });
}

export function loader(): Response {
  return Response.json(
    { error: 'Send a POST with a message.' },
    { status: 405, headers: { allow: 'POST' } },
  );
}
