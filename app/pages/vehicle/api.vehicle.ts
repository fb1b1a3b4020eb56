import { requireStock } from '../../context.ts';
import { vehicleJson } from '../../ui/vehicle/vehicle-json.ts';
import type { Route } from './+types/api.vehicle.ts';

/** `GET /api/vehicles/{id}`: one vehicle, or 404 `{"error":"Vehicle not found"}`. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const vehicle = (await requireStock(context)).byId.get(params.id);
  if (vehicle === undefined) return Response.json({ error: 'Vehicle not found' }, { status: 404 });
  return Response.json(vehicleJson(vehicle));
}
