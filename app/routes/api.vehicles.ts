import { isListed } from '../../domain/catalogue/vehicle.ts';
import { StoreUnavailable } from '../../stock/watch-stock.ts';
import { siteContext } from '../context.ts';
import { vehicleJson } from '../documents/vehicle-json.ts';
import type { Route } from './+types/api.vehicles.ts';

/** `GET /api/vehicles`: every vehicle that is or was just in stock, in the dealer's order. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  try {
    const { vehicles } = await context.get(siteContext).stock.current();
    const listed = vehicles.filter(isListed);
    return Response.json(listed.map(vehicleJson));
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return Response.json({ error: 'The list of vehicles is not available' }, { status: 503 });
  }
}
