import { requireStock, siteContext } from '../../context.ts';
import { vehicleJson } from '../../ui/vehicle/vehicle-json.ts';
import type { Route } from './+types/api.vehicles.ts';
import { searchInventory } from './search-inventory.ts';

/**
 * `GET /api/vehicles`: listed vehicles in the dealer's order; with `view=inventory` the inventory's
 * view of the other parameters.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { vehicles } = await requireStock(context);
  const params = new URL(request.url).searchParams;
  if (params.get('view') !== 'inventory') {
    return Response.json(vehicles.filter(({ offer }) => offer.isListed).map(vehicleJson));
  }
  return Response.json(searchInventory(vehicles, params, context.get(siteContext)));
}
