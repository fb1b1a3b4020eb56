import { requireStock, siteContext } from '../../context.ts';
import { vehicleJson } from '../../ui/vehicle/vehicle-json.ts';
import type { Route } from './+types/api.vehicles.ts';
import { searchInventory } from './search-inventory.ts';

/** `GET /api/vehicles`: in the dealer's order; `view=inventory` is the inventory's view. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { vehicles } = await requireStock(context);
  const params = new URL(request.url).searchParams;
  if (params.get('view') !== 'inventory') {
    return Response.json(vehicles.filter(({ offer }) => offer.isListed).map(vehicleJson));
  }
  return Response.json(searchInventory(vehicles, params, context.get(siteContext)));
}
