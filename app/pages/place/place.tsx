import { data, redirect } from 'react-router';
import { hoursLabels } from '../../../domain/dealer/dealer.ts';
import { formatHours } from '../../../domain/dealer/hours.ts';
import { fullPlaceLabel, type Place, placeLabel } from '../../../domain/dealer/place.ts';
import { destinationAt } from '../../../domain/places/destination.ts';
import { notInDeliveredPrice } from '../../../domain/places/destination-fields.ts';
import { milesInWords, type Neighbor } from '../../../domain/places/distance.ts';
import { findPlace, placeFromPage } from '../../../domain/places/find-place.ts';
import { type PlaceCopy, placeCopy } from '../../../domain/places/place-copy.ts';
import { rentalOffer } from '../../../domain/rentals/rental-request.ts';
import { knownModelOf } from '../../../domain/stock/known-models/known-model.ts';
import { modelOffers } from '../../../domain/stock/known-models/model-offer.ts';
import { modelName } from '../../../domain/stock/model-name.ts';
import { popularIn } from '../../../domain/stock/offer/shown-first.ts';
import { cartFactsOf } from '../../../domain/stock/search/cart-facts.ts';
import { noFilters } from '../../../domain/stock/search/filters.ts';
import type { StockedVehicle } from '../../../domain/stock/vehicle.ts';
import { siteContext } from '../../context.ts';
import { notFoundMeta, pageMeta } from '../../head/meta.ts';
import { placePage } from '../../head/site-pages.ts';
import { placeService } from '../../head/structured-data/service-nodes.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { CheckList } from '../../ui/element/check-list.tsx';
import { Facts } from '../../ui/element/facts.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { NotFound } from '../../ui/layout/not-found.tsx';
import { Grid, Section } from '../../ui/layout/section.tsx';
import { PlaceNotFound, placeNotFoundTitle } from '../../ui/place/place-not-found.tsx';
import { useToday } from '../../ui/place/today.ts';
import { atPlace, cardOf } from '../../ui/vehicle/card-of.ts';
import { VehicleCard } from '../../ui/vehicle/vehicle-card.tsx';
import type { Route } from './+types/place.ts';
import { PlaceBenefits, PlaceCall, PlaceDelivery } from './place-sections.tsx';

function PlaceFacts({ copy }: { readonly copy: PlaceCopy }) {
  const { hours } = useToday();
  return (
    <Facts
      layout="table"
      items={[
        ...copy.facts,
        { label: hoursLabels.phone, value: formatHours(hours.phone) },
        { label: 'Neighboring places', value: <Neighbors neighbors={copy.neighbors} /> },
      ]}
    />
  );
}

function Neighbors({ neighbors }: { readonly neighbors: readonly Neighbor[] }) {
  return (
    <ul className="links">
      {neighbors.map(({ place, miles }) => (
        <li key={place.slug}>
          <a href={links.place(place.slug)}>{placeLabel(place)}</a> ({milesInWords(miles)})
        </li>
      ))}
    </ul>
  );
}

/** How many carts a place's page shows (spec S13.5). */
const popularCount = 3;

/** Serves `/towns/:slug` and, as the last of one-segment addresses, `/{slug}-golf-carts`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug, page } = params;
  const placeSlug = slug ?? placeFromPage(page ?? '');
  if (placeSlug === undefined) return data({ kind: 'no-page' as const }, { status: 404 });
  const match = findPlace(placeSlug);
  if (match === undefined) return data({ kind: 'unknown-place' as const }, { status: 404 });
  const { place, isAlias } = match;
  if (isAlias) {
    const right = slug === undefined ? links.place(place.slug) : links.town(place.slug);
    return redirect(right, 301);
  }
  return data({ kind: 'place' as const, place, carts: await popularCarts(context, place) });
}

/** Carts for sale; none while the stock cannot be read. */
async function popularCarts(context: Route.LoaderArgs['context'], place: Place) {
  const vehicles = (await context.get(siteContext).stock.current())?.vehicles ?? [];
  return popularIn(place, vehicles, popularCount).map((vehicle) => {
    const { brand, name, description } = vehicle;
    const model = knownModelOf(vehicle);
    const [offer] = modelOffers(model ? [model.id] : [], vehicles);
    return {
      ...cardOf(vehicle),
      ...atPlace(vehicle, destinationAt(place)),
      name: name.includes(brand) ? name : `${brand} ${name}`,
      description,
      isCheapest: vehicle.price === offer?.fromUsd && offer?.fromUsd !== offer?.toUsd,
      rent: rentalOffer(cartFactsOf(vehicle), isSoldByModel(vehicle)),
    };
  });
}

/** A new cart as its manufacturer sells it. */
function isSoldByModel(vehicle: StockedVehicle): boolean {
  const name = knownModelOf(vehicle)?.name.toLowerCase();
  return vehicle.offer.feedCondition === 'new' && modelName(vehicle).toLowerCase() === name;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const path = location.pathname;
  if (loaderData?.kind !== 'place') {
    const isPlace = loaderData?.kind === 'unknown-place';
    return pageMeta(matches, notFoundMeta(path, isPlace ? placeNotFoundTitle : undefined));
  }
  const { place } = loaderData;
  return pageMeta(matches, placePage(place), (siteUrl) => {
    const service = placeService(siteUrl, place);
    return { about: service['@id'], nodes: [service] };
  });
};

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'unknown-place') return <PlaceNotFound />;
  if (loaderData.kind === 'no-page') return <NotFound />;
  const { place, carts } = loaderData;
  const copy = placeCopy(place);
  const { label } = copy;
  const rentals = links.placeRentals(place.slug);
  // Their prices are worked out for this place.
  const inventory = links.inventoryWith({ ...noFilters, place: placeLabel(place) });
  return (
    <>
      <Hero
        title={`Golf Carts in ${fullPlaceLabel(place)}`}
        lead={copy.intro}
        page={placePage(place)}
      >
        <ButtonRow>
          <ButtonLink href={inventory}>View Inventory</ButtonLink>
          <ButtonLink kind="light" href={rentals}>
            Rentals in {label}
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <Section title={`${label} at a glance`}>
        <PlaceFacts copy={copy} />
      </Section>
      <PlaceBenefits copy={copy} />
      <Section title="Popular Golf Carts">
        {carts.length > 0 ? (
          <>
            <Grid columns={3}>
              {carts.map((cart) => (
                <VehicleCard
                  key={cart.id}
                  vehicle={cart}
                  isCheapest={cart.isCheapest}
                  rent={cart.rent === undefined ? undefined : { label: cart.rent, href: rentals }}
                >
                  {cart.description !== '' && <p>{cart.description}</p>}
                </VehicleCard>
              ))}
            </Grid>
            <p>{notInDeliveredPrice}</p>
          </>
        ) : (
          <p>We cannot list our carts right now. Please call, or try again soon.</p>
        )}
        <ButtonRow>
          <ButtonLink kind="secondary" href={inventory}>
            View All Golf Carts
          </ButtonLink>
        </ButtonRow>
      </Section>
      <PlaceDelivery place={place} copy={copy} />
      <Section title={`Sales, rentals, and service in ${label}`}>
        <CheckList items={services} />
        <ButtonRow>
          <ButtonLink href={links.contactFrom({ place: place.slug })}>Get a Quote</ButtonLink>
          <ButtonLink kind="secondary" href={rentals}>
            View Rental Options
          </ButtonLink>
        </ButtonRow>
      </Section>
      <PlaceCall place={place} copy={copy} />
    </>
  );
}

/** The services of spec S13.4. */
const services = [
  'Sales & Leasing',
  'Daily/Weekly Rentals',
  'Maintenance & Repair',
  'Parts & Accessories',
];
