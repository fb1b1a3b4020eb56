import { parseContact, submit } from '../../../enquiries/submit.ts';
import { clientContext } from '../../../http/request/received-body.ts';
import { arrivalAt, siteContext } from '../../context.ts';
import { errorJson, jsonType, postedFields, replyTo } from '../../enquiries/receive.ts';
import type { Route } from './+types/api.contact.ts';

/** `POST /api/contact` (spec S16.2): 201, or an error for the visitor. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { fields, error } = postedFields(context, [jsonType]);
  if (error !== undefined) return errorJson(error);
  const site = context.get(siteContext);
  const parsed = parseContact(fields, await arrivalAt(site));
  const submitted = await submit(site.enquiries, parsed, context.get(clientContext).address);
  const reply = replyTo(submitted, site.stock.dealer);
  return 'error' in reply ? errorJson(reply) : Response.json({ id: reply.id }, { status: 201 });
}

export function loader(): Response {
  return Response.json(
    { error: 'Send a POST with a message.' },
    { status: 405, headers: { allow: 'POST' } },
  );
}
