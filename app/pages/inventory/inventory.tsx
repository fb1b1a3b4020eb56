import { data } from 'react-router';
import { business } from '../../../domain/dealer/business/identity.ts';
import { brands } from '../../../domain/dealer/business/models/brands.ts';
import { freeDeliveryLimit } from '../../../domain/dealer/business/terms/delivery-terms.ts';
import { noOffer, stockOfferOf } from '../../../domain/stock/offer/stock-offer.ts';
import { isFiltered, noFilters, pageSize } from '../../../domain/stock/search/filters.ts';
import { formatNames } from '../../../domain/text/wording.ts';
import { siteContext } from '../../context.ts';
import { pageMeta } from '../../head/meta.ts';
import { inventoryPage, inventoryPageOf } from '../../head/site-pages.ts';
import { vehicleList } from '../../head/structured-data/vehicle-node.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { CallButton } from '../../ui/element/call.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Island } from '../../ui/layout/island.tsx';
import { Section, TextColumns } from '../../ui/layout/section.tsx';
import { placeNames } from '../../ui/place/place-groups.ts';
import type { Route } from './+types/inventory.ts';
import { Inventory, type InventoryProps } from './inventory.island.tsx';
import { searchInventory } from './search-inventory.ts';

/** Without the stock, the browser tries again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const stock = await site.stock.current();
  const params = new URL(request.url).searchParams;
  const view = searchInventory(stock?.vehicles ?? [], params, site);
  const failedStatus = stock === undefined ? 503 : undefined;
  const props: InventoryProps = {
    places: placeNames,
    failedStatus,
    phone: site.stock.dealer.phone,
    ...view,
  };
  const offer = stockOfferOf(stock?.vehicles ?? []);
  return data({ props, offer }, { status: failedStatus ?? 200 });
}

const noResult = { cards: [], matching: 0, page: 1, filters: noFilters };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { cards, matching, page, filters } = loaderData?.props ?? noResult;
  // Pages of the whole list are canonical, those of a filtered one are not.
  const canonical = isFiltered(filters) ? undefined : links.inventoryWith(noFilters, page);
  const about = { ...inventoryPageOf(loaderData?.offer ?? noOffer), canonical };
  return pageMeta(matches, about, (siteUrl) => {
    const list = vehicleList(siteUrl, cards, matching, (page - 1) * pageSize);
    return { type: 'CollectionPage', about: list['@id'], nodes: [list] };
  });
};

const info = [
  {
    title: 'The price is the price',
    text: 'Where delivery is free, we add only tax, title, and registration.',
  },
  { title: business.financingClaim, text: business.financingTerms },
  {
    title: 'Brought to your door',
    text: `Delivery is free across the places we serve ${freeDeliveryLimit}. `,
  },
];

const title = 'Our Inventory';
const brandNames = brands.map(({ name }) => name);

export default function InventoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {isFiltered(loaderData.props.filters) ? (
        <h1 className="hidden">{title}</h1>
      ) : (
        <Hero
          title={title}
          lead="Every cart we have. Filter the list, or just scroll."
          page={{ picture: inventoryPage.picture }}
          height="short"
        />
      )}
      <Breadcrumbs trail={inventoryPage.trail} wide />
      <Section>
        <h2 className="hidden">Vehicles</h2>
        <Island name="inventory" component={Inventory} props={loaderData.props} />
      </Section>
      <Section
        title="Can’t find what you’re looking for?"
        intro={`Tell us who rides, where, and how far. We can order any ${formatNames(brandNames, 'or')} model.`}
        ground="evergreen"
      >
        <ButtonRow>
          <ButtonLink href={links.contact}>Contact Us</ButtonLink>
          <CallButton kind="light" />
        </ButtonRow>
      </Section>
      <Section title="Good to know">
        <TextColumns columns={3} items={info} />
      </Section>
    </>
  );
}
