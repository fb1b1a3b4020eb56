import {
  anyOf,
  date,
  faultIn,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  recordOf,
  type Shape,
  text,
} from '../row-shape.ts';
import type { Condition, Fuel, StockedVehicle, StockStatus } from './vehicle.ts';

/**
 * What a vehicle is when it leaves the store. Written by hand instead of with Zod: every change of
 * stock reads 10,000 of them between two requests.
 */
const storedVehicle: Shape<StockedVehicle> = {
  id: text,
  name: text,
  brand: text,
  category: text,
  price: optional(number),
  description: text,
  images: listOf(text),
  externalUrl: optional(text),
  specifications: recordOf(anyOf(anyOf(text, number), flag)),
  features: listOf(text),
  inStock: flag,
  isNew: flag,
  year: optional(number),
  vin: optional(text),
  stockNumber: optional(text),
  serialNumber: optional(text),
  status: optional(
    oneOf<StockStatus>({
      'in-stock': true,
      'on-hold': true,
      'sale-pending': true,
      coming: true,
      sold: true,
    }),
  ),
  fuel: optional(oneOf<Fuel>({ electric: true, gas: true })),
  condition: optional(oneOf<Condition>({ new: true, used: true, demo: true })),
  mileage: optional(number),
  exteriorColor: optional(text),
  interiorColor: optional(text),
  location: optional(text),
  streetLegal: optional(flag),
  lifted: optional(flag),
  msrp: optional(number),
  addedAt: date,
  updatedAt: date,
  withdrawnAt: optional(date),
};

/** Why `row` is no vehicle, in words; undefined when it is one. */
export function vehicleFault(row: unknown): string | undefined {
  return faultIn(storedVehicle, row);
}
