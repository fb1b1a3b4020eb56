import { data, redirect } from 'react-router';
import { business } from '../../domain/business.ts';
import {
  conditionOf,
  modelId,
  type StockedVehicle,
  withdrawnPageDays,
} from '../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../domain/money.ts';
import { siteContext } from '../context.ts';
import { links } from '../links.ts';
import { pageMeta } from '../meta.ts';
import { similarTo } from '../similar.ts';
import type { Stock } from '../stock.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Grid, Section } from '../ui/section.tsx';
import { cardOf, VehicleCard } from '../ui/vehicle-card.tsx';
import { VehicleSheet } from '../ui/vehicle-sheet.tsx';
import { vehicleJson } from '../vehicle-json.ts';
import { picturesOf } from '../vehicle-picture.ts';
import type { Route } from './+types/vehicle.ts';

/** Carts offered beside one that is out of stock. */
const similarCount = 3;

const day = 24 * 60 * 60 * 1000;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { stock: watch, financingUrl, now } = context.get(siteContext);
  const stock = await watch.current();
  const vehicle = stock.byId.get(params.id);
  if (vehicle === undefined) {
    const model = withoutBrand(params.id, stock);
    if (model !== undefined) throw redirect(links.vehicle(model.id), 301);
    return data({ vehicle: undefined, gone: false } as const, { status: 404 });
  }
  const { withdrawnAt } = vehicle;
  const goneSince = withdrawnAt === undefined ? undefined : Date.parse(withdrawnAt);
  if (goneSince !== undefined && now().getTime() - goneSince > withdrawnPageDays * day) {
    return data({ vehicle: undefined, gone: true } as const, { status: 410 });
  }
  return data({
    vehicle: vehicleJson(vehicle),
    withdrawn: withdrawnAt !== undefined,
    pictures: picturesOf(vehicle),
    financingUrl,
    similar: vehicle.inStock
      ? []
      : similarTo(vehicle, stock.vehicles, similarCount).map((v) => cardOf(v, picturesOf(v)[0])),
  });
}

/** A brand-prefixed form of a model's id leads to the model (product.md). */
function withoutBrand(id: string, stock: Stock): StockedVehicle | undefined {
  return stock.vehicles.find(
    (vehicle) => id === `${modelId(vehicle.brand)}-${vehicle.id}` && vehicle.id !== id,
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = links.vehicle(params.id ?? '');
  if (loaderData?.vehicle === undefined) {
    const description = 'This vehicle is not in our inventory. See what is.';
    return pageMeta(matches, { title: 'Vehicle Not Found', description, path, noindex: true });
  }
  const { vehicle } = loaderData;
  const price = formatPrice(vehicle.price);
  return pageMeta(matches, {
    title: `${vehicle.name} - ${price}`,
    description: `${vehicle.name}, ${price}. ${firstSentence(vehicle.description)}`.trim(),
    keywords: [vehicle.name, vehicle.brand, vehicle.category, 'golf cart', 'for sale'],
    path: links.vehicle(vehicle.id),
    more: [
      { property: 'og:type', content: 'product' },
      ...(vehicle.price === undefined
        ? []
        : [
            { property: 'product:price:amount', content: String(vehicle.price) },
            { property: 'product:price:currency', content: 'USD' },
          ]),
      {
        property: 'product:availability',
        content: vehicle.inStock ? 'in stock' : 'out of stock',
      },
      { property: 'product:condition', content: conditionOf(vehicle) },
      { property: 'product:brand', content: vehicle.brand },
    ],
  });
};

/** Up to 160 characters, to the end of a sentence where there is one. */
function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?])\s/);
  return sentence.length <= 160 ? sentence : `${sentence.slice(0, 157)}…`;
}

export default function VehiclePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.vehicle === undefined) return <VehicleNotFound gone={loaderData.gone} />;
  const { vehicle, pictures, financingUrl, similar, withdrawn } = loaderData;
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: 'Inventory', path: links.inventory },
          { label: vehicle.name, path: links.vehicle(vehicle.id) },
        ]}
      />
      <VehicleSheet
        vehicle={vehicle}
        pictures={pictures}
        financingUrl={financingUrl}
        withdrawn={withdrawn}
      />
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
      {gone && <p>It was sold some time ago. Ask us for one like it: {business.phone.shown}.</p>}
      <div>
        <ButtonLink href={links.inventory}>Back to Inventory</ButtonLink>
      </div>
    </Section>
  );
}
