import { randomUUID } from 'node:crypto';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { openPostgres } from '../engine/postgres.ts';
import { openSqlite } from '../engine/sqlite.ts';
import type { Store, StorePlace } from '../open-store.ts';
import type { Database, Engine } from '../schema.ts';

/** What a contract's tests get: one engine, and a fresh place for every test. */
export interface Rig {
  readonly engine: Engine;
  /** This test's place; the same all through it. */
  place(): StorePlace;
  /** A second empty place on the same engine. */
  another(): Promise<StorePlace>;
  /** Opens a store there; closed after the test. */
  open(place?: StorePlace): Promise<Store>;
}

/** The database under a place, without a store around it. */
export function openDatabase({ dataDir, databaseUrl }: StorePlace): Promise<Database> {
  return databaseUrl === undefined
    ? openSqlite(`${dataDir}/laurel-ridge.sqlite`)
    : Promise.resolve(openPostgres(databaseUrl));
}

export const noon = '2026-05-01T12:00:00.000Z';

export function makeVehicle(id: string, change: Partial<Vehicle> = {}): Vehicle {
  return {
    id,
    name: `Cart ${id}`,
    brand: 'Denago',
    category: 'Rover Series',
    price: 12_995,
    description: 'Seats four.',
    images: [`/pictures/${id}.jpg`],
    specifications: { topSpeed: '25 mph', seatingCapacity: 4 },
    features: ['LED lights'],
    inStock: true,
    isNew: false,
    ...change,
  };
}

/** A cart that is offered with two photographs. */
export const tradeIn = {
  make: 'EZ-GO',
  model: 'TXT',
  condition: 'runs-well',
  photographs: 2,
} as const;

export function makeEnquiry(change: Partial<Enquiry> = {}): Enquiry {
  return {
    id: randomUUID(),
    receivedAt: noon,
    firstName: 'Robin',
    lastName: 'Hale',
    email: 'robin@visitor.example',
    phone: '570-555-0199',
    interest: 'sales',
    message: 'Is the four seater still there?',
    vehicles: [],
    source: {},
    ...change,
  };
}
