import { isListed } from '../../domain/catalogue/vehicle.ts';
import { vehicleJson } from '../documents/vehicle-json.ts';
import { requireStock } from '../require-stock.ts';
import type { Route } from './+types/api.vehicles.ts';

/** `GET /api/vehicles`: every vehicle that is or was just in stock, in the dealer's order. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { vehicles } = await requireStock(context);
  return Response.json(vehicles.filter(isListed).map(vehicleJson));
}
