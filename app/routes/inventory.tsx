import { data } from 'react-router';
import { business } from '../../domain/business.ts';
import { filterChoices, filtersFromParams, searchVehicles } from '../../domain/catalogue/search.ts';
import { siteContext } from '../context.ts';
import { pageMeta } from '../head/meta.ts';
import { inventoryPage } from '../head/site-pages.ts';
import { vehicleList } from '../head/structured-data/vehicle-node.ts';
import { Inventory, type InventoryProps } from '../islands/inventory/inventory.island.tsx';
import { cardSource, pageSize } from '../islands/inventory/inventory-list.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Island } from '../ui/layout/island.tsx';
import { Grid, Section, TextCard } from '../ui/layout/section.tsx';
import type { Route } from './+types/inventory.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filters = filtersFromParams(searchParams);
  const stock = await context.get(siteContext).stock.current();
  const vehicles = (stock?.vehicles ?? []).filter((vehicle) => vehicle.withdrawnAt === undefined);
  const found = searchVehicles(vehicles, filters);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const asked = Number.parseInt(searchParams.get('page') ?? '', 10);
  const page = asked >= 1 ? Math.min(asked, pages) : 1;
  const props: InventoryProps = {
    filters,
    choices: filterChoices(vehicles),
    vehicles: found.slice((page - 1) * pageSize, page * pageSize).map(cardSource),
    matching: found.length,
    total: vehicles.length,
    page,
    ...(stock === undefined && { failedStatus: 503 }),
  };
  return data(props, { status: stock === undefined ? 503 : 200 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, inventoryPage, (siteUrl) => {
    const { vehicles, matching, page } = loaderData ?? { vehicles: [], matching: 0, page: 1 };
    const list = vehicleList(siteUrl, vehicles, matching, (page - 1) * pageSize);
    return { type: 'CollectionPage', about: list['@id'], nodes: [list] };
  });

const info = [
  {
    title: 'The price is the price',
    text: 'Tax and registration are the only lines we add to the figure on the card.',
  },
  {
    title: business.financingClaim,
    text: business.financingTerms,
  },
  {
    title: 'Brought to your door',
    text: 'Delivery is free across the places we serve. Your town’s page shows how we work that out.',
  },
];

export default function InventoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        title="Our Inventory"
        lead="Every cart we have, with its price. Filter the list, or just scroll."
        art={inventoryPage.art}
      />
      <Breadcrumbs trail={inventoryPage.trail} />
      <Section>
        <h2 className="hidden">Vehicles</h2>
        <Island name="inventory" component={Inventory} props={loaderData} />
      </Section>
      <Section
        title="Can’t find what you’re looking for?"
        intro="Tell us who rides, where and how far. We order in any Denago or Evolution model."
        ground="evergreen"
      >
        <ButtonRow>
          <ButtonLink href={links.contact}>Contact Us</ButtonLink>
          <ButtonLink kind="light" href={links.tel(business.phone)}>
            Call {business.phone.shown}
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Section title="Good to know">
        <Grid columns={3}>
          {info.map((card) => (
            <TextCard key={card.title} {...card} />
          ))}
        </Grid>
      </Section>
    </>
  );
}
