import { siteContext } from '../../context.ts';
import { links } from '../../links.ts';
import type { Route } from './+types/robots.ts';

/** Variants of a page, which no crawler needs (spec S20.3). */
const variants = ['/vehicles/*?', '/vehicle/*?', '/contact?', '/trade-in?', '/alerts?'];

export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(siteContext);
  const rules = variants.map((path) => `Disallow: ${path}`);
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}${links.sitemap}`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
