import { business } from '../../../domain/dealer/business/identity.ts';
import { formatPrice } from '../../../domain/money.ts';
import { readDestination } from '../../../domain/places/destination.ts';
import { shortlistIds } from '../../../domain/stock/compare/shortlist.ts';
import { similarTo } from '../../../domain/stock/offer/similar.ts';
import { pictureOf } from '../../../domain/stock/pictures/pictures-of.ts';
import { stockIndexOf } from '../../../domain/stock/search/stock-index.ts';
import type { StockedVehicle } from '../../../domain/stock/vehicle.ts';
import { findVehicle } from '../../../domain/stock/vehicle-key.ts';
import { requireStock, siteContext } from '../../context.ts';
import { pageMeta } from '../../head/meta.ts';
import { comparePage } from '../../head/site-pages.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Section } from '../../ui/layout/section.tsx';
import type { Route } from './+types/compare.ts';
import type { CartToAdd } from './comparison.tsx';
import { Comparison } from './comparison.tsx';
import { ListPage } from './list-page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl, financingTerms } = context.get(siteContext);
  const params = new URL(request.url).searchParams;
  const { byId, vehicles } = await requireStock(context);
  const chosenIds = shortlistIds(params);
  // Two addresses of one cart count once.
  const chosen = new Set(chosenIds.map((id) => findVehicle(byId, id)?.id ?? id));
  const carts = [...chosen]
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ offer }) => offer.isListed);
  const ids = carts.map(({ id }) => id);
  const { fields: destinationFields, destination } = readDestination(params);
  const only = (['differences', 'all'] as const).find((rows) => rows === params.get('only'));
  const path = links.compare({ ids, ...destination?.fields, only });
  return {
    ids,
    address: siteUrl + path,
    carts: carts.map((vehicle) => ({ vehicle, picture: pictureOf(vehicle) })),
    gone: [...chosen]
      .filter((id) => !ids.includes(id))
      .map((id) => ({ id, name: byId.get(id)?.name ?? id })),
    destinationFields,
    destination,
    financingTerms,
    only,
    others: othersThan(carts, vehicles),
  };
}

/** A longer list would weigh more than the page. */
const maxOthers = 120;

/** One cart of each identical group (spec S7.1); of too many, those most like the first. */
function othersThan(carts: readonly StockedVehicle[], stock: readonly StockedVehicle[]) {
  const { vehicles, groups } = stockIndexOf(stock);
  const byGroup = new Map<unknown, StockedVehicle>();
  for (const [index, vehicle] of vehicles.entries()) {
    if (!vehicle.offer.isInStock || carts.includes(vehicle) || byGroup.has(groups[index])) continue;
    byGroup.set(groups[index], vehicle);
  }
  const [first] = carts;
  const isLong = first !== undefined && byGroup.size > maxOthers;
  const offered = isLong ? similarTo(first, stock, maxOthers) : [...byGroup.values()];
  const order = ({ brand, name, exteriorColor }: CartToAdd) =>
    `${brand}\n${name}\n${exteriorColor}`.toLowerCase();
  return offered
    .filter((cart) => !carts.includes(cart))
    .map(({ id, name, brand, exteriorColor, stockNumber }) => {
      return { id, name, brand, exteriorColor, stockNumber };
    })
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, comparePage);

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { carts, gone, ids } = loaderData;
  const text = [
    `Golf carts at ${business.name}:`,
    ...carts.map(({ vehicle: { name, price } }) => `${name}, ${formatPrice(price)}`),
  ].join('\n');
  return (
    <>
      <Breadcrumbs trail={comparePage.trail} />
      <Section>
        <ListPage
          heading={carts.length === 0 ? 'Your list' : 'Compare carts'}
          ids={ids}
          gone={gone.map(({ id }) => id)}
          text={text}
        >
          {gone.length > 0 && (
            <p>
              {gone.length === 1 ? 'One cart is' : `${gone.length} carts are`} no longer in our
              stock: {gone.map(({ name }) => name).join(', ')}.
            </p>
          )}
          {carts.length === 0 ? (
            <>
              <p>
                {gone.length === 0 && 'Your list is empty. '}
                Check “Compare” on any cart to see it here.
              </p>
              <noscript>
                <p>
                  Without scripts, your browser can’t keep a list. Check carts in the inventory and
                  press “Compare selected carts”.
                </p>
              </noscript>
              <ButtonRow>
                <ButtonLink href={links.inventory}>View Inventory</ButtonLink>
              </ButtonRow>
            </>
          ) : (
            <Comparison {...loaderData} text={text} />
          )}
        </ListPage>
      </Section>
    </>
  );
}
