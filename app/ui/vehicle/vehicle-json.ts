import type { VehicleField } from '../../../domain/stock/fields/vehicle-field.ts';
import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import { addressOf } from '../../../domain/stock/pictures/picture.ts';
import { ownPicturesOf } from '../../../domain/stock/pictures/pictures-of.ts';
import type { StockedVehicle, Vehicle } from '../../../domain/stock/vehicle.ts';

const published: ReadonlySet<string> = new Set(
  Object.entries<VehicleField>(vehicleFields)
    .filter(([, field]) => field.published !== undefined)
    .map(([name]) => name),
);

export function vehicleJson(vehicle: StockedVehicle): Vehicle {
  const { id, ...others } = vehicle;
  const facts = Object.entries(others).filter(([name]) => published.has(name));
  const images = [...ownPicturesOf(vehicle)].map(addressOf);
  return { id, ...(Object.fromEntries(facts) as Omit<Vehicle, 'id'>), images };
}
