import { data, redirect } from 'react-router';
import { formatPrice } from '../../../domain/money.ts';
import { readDestination } from '../../../domain/places/destination.ts';
import { picturedCartOf } from '../../../domain/stock/known-models/known-model.ts';
import { sizedModelOf } from '../../../domain/stock/known-models/model-size.ts';
import { similarTo } from '../../../domain/stock/offer/similar.ts';
import { chosenFinish, finishListOf } from '../../../domain/stock/pictures/finish.ts';
import {
  addressOf,
  type Picture,
  renderingNote,
  setOf,
  stillsOf,
} from '../../../domain/stock/pictures/picture.ts';
import {
  drawingOf,
  modelShownFor,
  picturesOf,
} from '../../../domain/stock/pictures/pictures-of.ts';
import {
  isGone,
  isTrailer,
  type OfferedVehicle,
  type Vehicle,
} from '../../../domain/stock/vehicle.ts';
import { findVehicle } from '../../../domain/stock/vehicle-key.ts';
import { readFitValues } from '../../../domain/stock/will-it-fit.ts';
import { requireStock, siteContext } from '../../context.ts';
import { notFoundMeta, pageMeta } from '../../head/meta.ts';
import {
  descriptionLength,
  type Page,
  type PageHandle,
  type SharedPicture,
  sentencesWithin,
} from '../../head/page.ts';
import { inventoryPage } from '../../head/site-pages.ts';
import { vehicleNode, vehicleNodeId } from '../../head/structured-data/vehicle-node.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { CallButton, PhoneLink } from '../../ui/element/call.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Grid, Section } from '../../ui/layout/section.tsx';
import { cardOf } from '../../ui/vehicle/card-of.ts';
import { VehicleCard } from '../../ui/vehicle/vehicle-card.tsx';
import { vehicleJson } from '../../ui/vehicle/vehicle-json.ts';
import type { Route } from './+types/vehicle.ts';
import { VehicleSheet } from './vehicle-sheet.tsx';

const similarCount = 3;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { financingUrl, financingTerms, now } = context.get(siteContext);
  const stock = await requireStock(context);
  const vehicle = findVehicle(stock.byId, params.id);
  if (vehicle !== undefined && vehicle.id !== params.id) {
    throw redirect(links.vehicle(vehicle.id), 301);
  }
  if (vehicle === undefined) {
    return data({ vehicle: undefined, gone: false } as const, { status: 404 });
  }
  if (isGone(vehicle, now())) {
    return data({ vehicle: undefined, gone: true } as const, { status: 410 });
  }
  const parameters = new URL(request.url).searchParams;
  const { fields: destinationFields, destination } = readDestination(parameters);
  const fitValues = readFitValues(parameters);
  const cart = picturedCartOf(vehicle);
  const model = modelShownFor(vehicle, cart);
  const list = finishListOf(vehicle, cart);
  const choice = chosenFinish(list, {
    paint: parameters.get('paint'),
    seats: parameters.get('seats'),
  });
  const { offer } = vehicle;
  const { price, msrp, ...unpriced } = vehicleJson(vehicle);
  const shown = { ...unpriced, offer, ...(offer.isListed && { price, msrp }) };
  return data({
    vehicle: shown,
    page: vehiclePage(shown, picturesOf(vehicle, {}, model)[0]),
    destinationFields,
    destination,
    fitValues,
    finish: { paint: choice.paint?.slug, seats: choice.seats?.slug },
    pictures: picturesOf(vehicle, choice, model),
    sized: sizedModelOf(vehicle, cart),
    modelled: cart &&
      list && { model: links.model(cart.id), list, stills: model && stillsOf(model.id) },
    financingUrl,
    financingTerms,
    similar: similarTo(vehicle, stock.vehicles, similarCount).map((cart) => cardOf(cart)),
  });
}

/** spec S6.7 */
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>['data']> = {
  ask: (loaded) =>
    loaded.vehicle && links.contactFrom({ vehicle: loaded.vehicle.id, ...loaded.finish }),
};

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  if (loaderData?.vehicle === undefined) {
    return pageMeta(matches, notFoundMeta(links.vehicle(params.id ?? ''), 'Vehicle Not Found'));
  }
  const { vehicle, page, destination } = loaderData;
  return pageMeta(matches, { ...page, isVariant: destination !== undefined }, (siteUrl) => ({
    type: 'ItemPage',
    about: vehicleNodeId(siteUrl, vehicle.id),
    nodes: [vehicleNode(siteUrl, vehicle)],
  }));
};

export default function VehiclePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.vehicle === undefined) return <VehicleNotFound gone={loaderData.gone} />;
  const { page, similar } = loaderData;
  return (
    <>
      <Breadcrumbs trail={page.trail} wide />
      <VehicleSheet {...loaderData} />
      {similar.length > 0 && (
        <Section title="Similar carts in stock" ground="moss">
          <Grid columns={3}>
            {similar.map((cart) => (
              <VehicleCard key={cart.id} vehicle={cart} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}

function VehicleNotFound({ gone }: { readonly gone: boolean }) {
  return (
    <Section>
      <h1>Vehicle Not Found</h1>
      <p>The vehicle you're looking for doesn't exist or has been removed.</p>
      {gone && (
        <p>
          It left our stock some time ago. Ask us for one like it: <PhoneLink />.
        </p>
      )}
      <ButtonRow>
        <ButtonLink href={links.inventory}>Back to Inventory</ButtonLink>
        <CallButton kind="secondary" />
      </ButtonRow>
    </Section>
  );
}

function vehiclePage(vehicle: OfferedVehicle, picture: Picture): Page {
  const { id, name, brand, category, description, offer } = vehicle;
  const path = links.vehicle(id);
  const price = offer.isListed ? formatPrice(vehicle.price) : offer.label;
  // Carts of one model may cost the same; their stock numbers differ.
  const stock = vehicle.stockNumber === undefined ? '' : ` - Stock ${vehicle.stockNumber}`;
  return {
    title: `${name} - ${price}${stock}`,
    description: sentencesWithin(
      `${name}, ${price}${stock}. ${description}`.trim(),
      descriptionLength,
    ),
    keywords: [...new Set([name, brand, category, 'golf cart', 'for sale'])],
    path,
    trail: [...(inventoryPage.trail ?? []), { label: name, path }],
    kind: 'product',
    tags: productTags(vehicle),
    picture: sharedPictureOf(vehicle, picture),
  };
}

function sharedPictureOf(vehicle: Vehicle, picture: Picture): SharedPicture {
  const set = setOf(picture);
  const note = picture.kind === 'rendering' ? renderingNote : undefined;
  const kind = isTrailer(vehicle) ? 'trailer' : 'cart';
  const shown = set === undefined ? `Drawing of the ${kind}` : picture.alt;
  return {
    set: set ?? addressOf(drawingOf(vehicle)).replace('.svg', ''),
    alt: [shown, picture.caption ?? note].filter(Boolean).join('. '),
  };
}

/** spec S21.2 */
function productTags({ id, price, brand, offer }: OfferedVehicle): Page['tags'] {
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['price:amount', price?.toString()],
    ['price:currency', price === undefined ? undefined : 'USD'],
    ['availability', offer.isInStock ? 'in stock' : 'out of stock'],
    ['condition', offer.feedCondition],
    ['brand', brand],
    ['retailer_item_id', id],
  ];
  return tags.flatMap(([name, content]) =>
    content === undefined ? [] : [{ property: `product:${name}`, content }],
  );
}
