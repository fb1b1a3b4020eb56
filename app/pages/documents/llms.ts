import { business, showrooms } from '../../../domain/dealer/business/identity.ts';
import { allHours } from '../../../domain/dealer/business/opening-hours.ts';
import { places } from '../../../domain/dealer/business/places.ts';
import { formatHours } from '../../../domain/dealer/hours.ts';
import { formatAddress } from '../../../domain/dealer/showroom.ts';
import { policies } from '../../../domain/policies/policies.ts';
import { stockOfferOf } from '../../../domain/stock/offer/stock-offer.ts';
import { siteContext } from '../../context.ts';
import type { Page } from '../../head/page.ts';
import { policyPage, sitePagesOf } from '../../head/site-pages.ts';
import { links } from '../../links.ts';
import type { Route } from './+types/llms.ts';

/** Markdown for language models (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl, stock: watch } = context.get(siteContext);
  const stock = await watch.current();
  const [home, ...others] = sitePagesOf(stockOfferOf(stock?.vehicles ?? []));
  const entry = (title: string, path: string, about: string) =>
    `- [${title}](${siteUrl}${path}): ${about}`;
  const pages = (list: readonly Page[]) =>
    list.map(({ title, path, description }) => entry(title, path, description));
  const text = [
    `# ${business.name}`,
    '',
    `> ${home?.description} Founded ${business.founded}. Phone ${business.phone.shown}, email ${business.email}.`,
    '',
    ...showrooms.map(
      ({ name, label, address, phone }) =>
        `- ${name} (${label}): ${formatAddress(address)}, ${phone.shown}`,
    ),
    ...allHours.map((hours) => `- ${hours.label} hours: ${formatHours(hours)}`),
    '',
    '## Pages',
    '',
    ...pages(others.filter(({ noindex }) => noindex !== true)),
    entry(
      'Places',
      links.placeList,
      `the ${places.length} municipalities we serve; each has a page of its own with distance and delivery, and one with delivered rental prices`,
    ),
    '',
    '## Policies',
    '',
    ...pages(policies.map(policyPage)),
    '',
    '## Data',
    '',
    entry('Vehicles as JSON', links.apiVehicles, 'every vehicle in the inventory'),
    entry('New arrivals', links.newArrivals, 'the newest vehicles as an Atom feed'),
    entry('Sitemap', links.sitemap, 'every page'),
    '',
  ].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
