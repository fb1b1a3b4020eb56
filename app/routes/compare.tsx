import { comparedIds } from '../../domain/catalogue/comparison.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import { siteContext } from '../context.ts';
import { pageMeta } from '../head/meta.ts';
import { comparePage } from '../head/site-pages.ts';
import { Shortlist } from '../islands/shortlist/shortlist.island.tsx';
import { links } from '../links.ts';
import { Comparison } from '../ui/buying/comparison.tsx';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { Island } from '../ui/layout/island.tsx';
import { Section } from '../ui/layout/section.tsx';
import { picturesOf } from '../ui/vehicle/vehicle-picture.ts';
import type { Route } from './+types/compare.ts';
import { requireStock } from './require-stock.ts';

/** What was chosen, by the ids in the address; those that are gone are named. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const { byId, vehicles } = await requireStock(context);
  const asked = comparedIds(params);
  const found = asked.flatMap((id) => byId.get(id) ?? []);
  const place = findPlace(params.get('town') ?? '')?.place;
  const onlyDifferences = params.get('only') === 'differences';
  const ids = found.map(({ id }) => id);
  const path = links.compare({
    ids,
    town: place?.slug,
    only: onlyDifferences ? 'differences' : undefined,
  });
  return {
    ids,
    address: context.get(siteContext).siteUrl + path,
    carts: found.map((vehicle) => ({ vehicle, picture: picturesOf(vehicle)[0] })),
    missing: asked.filter((id) => !byId.has(id)),
    place,
    onlyDifferences,
    others: vehicles
      .filter(({ id, inStock }) => inStock && !asked.includes(id))
      .slice(0, 200)
      .map(({ id, name, stockNumber }) => ({ id, name, stockNumber })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, comparePage);

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { carts, ids, address } = loaderData;
  return (
    <>
      <Breadcrumbs trail={comparePage.trail} />
      <Section>
        <h1>{carts.length === 0 ? 'Your list' : 'Compare carts'}</h1>
        {carts.length === 0 ? (
          <>
            <p>
              Your list is empty. Tick “Compare” on the carts you like, and see them here side by
              side.
            </p>
            <ButtonRow>
              <ButtonLink href={links.inventory}>View Inventory</ButtonLink>
            </ButtonRow>
          </>
        ) : (
          <Comparison {...loaderData} />
        )}
        <Island name="shortlist" component={Shortlist} props={{ ids, address }} />
      </Section>
    </>
  );
}
