import { siteContext } from '../context.ts';
import { links } from '../links.ts';
import type { Route } from './+types/robots.ts';

/** `/robots.txt`: crawlers may read everything, the vehicles as JSON that llms.txt names included. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(siteContext);
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteUrl}${links.sitemap}`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
