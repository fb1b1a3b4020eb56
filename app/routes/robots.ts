import { siteContext } from '../context.ts';
import { links } from '../links.ts';
import type { Route } from './+types/robots.ts';

/** `/robots.txt`: everything may be read; the API says nothing that the pages do not. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(siteContext);
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}${links.sitemap}`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
