import { business } from '../../../domain/dealer/business/identity.ts';
import { day } from '../../../domain/duration.ts';
import { siteContext } from '../../context.ts';
import type { Route } from './+types/security-txt.ts';

/** RFC 9116. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl, now } = context.get(siteContext);
  const text = `Contact: mailto:${business.email}
Expires: ${new Date(now().getTime() + 180 * day).toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
