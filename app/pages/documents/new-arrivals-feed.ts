import { business } from '../../../domain/dealer/business/identity.ts';
import { formatPrice } from '../../../domain/money.ts';
import { badgesOf } from '../../../domain/stock/badges.ts';
import { isListed, type StockedVehicle, stockedSince } from '../../../domain/stock/vehicle.ts';
import { xmlText } from '../../../domain/text/xml-text.ts';
import { links } from '../../links.ts';

/** spec S20.3 */
const mostEntries = 30;

/** Atom (RFC 4287), newest first; `now` dates an empty feed. */
export function newArrivalsAtom(
  siteUrl: string,
  vehicles: readonly StockedVehicle[],
  now: Date,
): string {
  const newest = vehicles
    .filter((vehicle) => isListed(vehicle) && vehicle.inStock)
    .sort((a, b) => stockedSince(b).localeCompare(stockedSince(a)))
    .slice(0, mostEntries);
  const lastChange = newest
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const updated = lastChange ?? now.toISOString();
  const self = siteUrl + links.newArrivals;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${xmlText(self)}</id>
<title>New arrivals at ${xmlText(business.name)}</title>
<updated>${xmlText(updated)}</updated>
<author><name>${xmlText(business.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>
<link rel="alternate" type="text/html" href="${xmlText(siteUrl + links.inventory)}"/>
<icon>${xmlText(`${siteUrl}/icon-192.png`)}</icon>
${newest.map((vehicle) => entry(siteUrl, vehicle)).join('')}</feed>
`;
}

function entry(siteUrl: string, vehicle: StockedVehicle): string {
  const { id, name, price, description, category, updatedAt } = vehicle;
  const url = xmlText(siteUrl + links.vehicle(id));
  const notes = [...badgesOf(vehicle), formatPrice(price)].join(', ');
  const summary = `${notes}. ${description}`.trim();
  return `<entry>
<id>${url}</id>
<title>${xmlText(`${name}, ${formatPrice(price)}`)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${xmlText(stockedSince(vehicle))}</published>
<updated>${xmlText(updatedAt)}</updated>
<category term="${xmlText(category)}"/>
<summary>${xmlText(summary)}</summary>
</entry>
`;
}
