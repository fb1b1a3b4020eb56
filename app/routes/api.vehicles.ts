import { isListed } from '../../domain/catalogue/vehicle.ts';
import { siteContext } from '../context.ts';
import { inventoryView } from '../documents/inventory-view.ts';
import { vehicleJson } from '../documents/vehicle-json.ts';
import type { Route } from './+types/api.vehicles.ts';
import { requireStock } from './require-stock.ts';

/**
 * `GET /api/vehicles`: every listed vehicle, in the dealer's order. With `view=inventory` and the
 * inventory's own parameters: what the inventory shows for them, for the script of that page.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { vehicles } = await requireStock(context);
  const { searchParams } = new URL(request.url);
  if (searchParams.get('view') === 'inventory') {
    const view = inventoryView(vehicles, searchParams);
    if (view.matching === 0) context.get(siteContext).noteMissedSearch(view.filters.q);
    return Response.json(view);
  }
  return Response.json(vehicles.filter(isListed).map(vehicleJson));
}
