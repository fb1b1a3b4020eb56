import { siteContext } from '../context.ts';
import { links } from '../links.ts';
import type { Route } from './+types/robots.ts';

/** `/robots.txt`: crawlers may read everything but the API, which repeats the pages. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(siteContext);
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}${links.sitemap}`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
