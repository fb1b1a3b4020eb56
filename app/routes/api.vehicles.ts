import { isListed } from '../../domain/catalogue/vehicle.ts';
import { vehicleJson } from '../documents/vehicle-json.ts';
import type { Route } from './+types/api.vehicles.ts';
import { requireStock } from './require-stock.ts';

/**
 * `GET /api/vehicles`: every listed vehicle, in the dealer's order. With `view=inventory` the server
 * answers without this loader (http/stock-search.ts), except in an outage of the store.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { vehicles } = await requireStock(context);
  return Response.json(vehicles.filter(isListed).map(vehicleJson));
}
