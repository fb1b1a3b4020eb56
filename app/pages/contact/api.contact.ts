import { parseContact } from '../../../enquiries/submission.ts';
import { errorJson, jsonType, readBody, receive } from '../../enquiries/receive.ts';
import type { Route } from './+types/api.contact.ts';

/** `POST /api/contact` (spec S16.2): 201, or an error for the visitor. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { fields, error } = readBody(context, [jsonType]);
  const reply = error ?? (await receive(context, (arrival) => parseContact(fields, arrival)));
  return 'error' in reply ? errorJson(reply) : Response.json({ id: reply.id }, { status: 201 });
}

export function loader(): Response {
  return Response.json(
    { error: 'Send a POST with a message.' },
    { status: 405, headers: { allow: 'POST' } },
  );
}
