import { StoreUnavailable } from '../../stock/watch-stock.ts';
import { siteContext } from '../context.ts';
import { vehicleJson } from '../documents/vehicle-json.ts';
import type { Route } from './+types/api.vehicle.ts';

/** `GET /api/vehicles/{id}`: one vehicle, or 404 `{"error":"Vehicle not found"}`. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  try {
    const { byId } = await context.get(siteContext).stock.current();
    const vehicle = byId.get(params.id);
    if (vehicle === undefined) {
      return Response.json({ error: 'Vehicle not found' }, { status: 404 });
    }
    return Response.json(vehicleJson(vehicle));
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return Response.json({ error: 'The vehicle is not available' }, { status: 503 });
  }
}
