import { afterAll, expect, test } from 'vitest';
import { paintNamed, seatsNamed } from '../../domain/stock/pictures/colors.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { apiSchema } from '../../tools/api-schema.ts';
import { StoreFailure } from '../support/built-server.ts';
import { openApp } from '../support/open-app.ts';

const app = await openApp();
afterAll(() => app.close());

const json = async (path: string) => (await app.ask(path)).json();

/** What each field's value must be (spec S4.1). */
const fields: Record<string, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'string' && value !== '',
  name: (value) => typeof value === 'string' && value !== '',
  brand: (value) => value === 'Denago' || value === 'Evolution',
  category: (value) => typeof value === 'string' && value.endsWith(' Series'),
  price: (value) => typeof value === 'number',
  description: (value) => typeof value === 'string' && value !== '',
  images: (value) => Array.isArray(value) && value.every((path) => typeof path === 'string'),
  specifications: (value) => typeof value === 'object' && value !== null,
  features: (value) => Array.isArray(value) && value.every((text) => typeof text === 'string'),
  inStock: (value) => typeof value === 'boolean',
  isNew: (value) => typeof value === 'boolean',
  location: (value) => value === 'pocono-pines' || value === 'scranton',
  condition: (value) => value === 'new' || value === 'demo',
  exteriorColor: (value) => paintNamed(String(value)) !== undefined,
  interiorColor: (value) => seatsNamed(String(value)) !== undefined,
};

/** Fields of some carts only. */
const optional = ['externalUrl', 'msrp', 'streetLegal'];

const { properties, required } = apiSchema.$defs.vehicle;

const specifications: Record<string, string> = {
  topSpeed: 'string',
  range: 'string',
  seatingCapacity: 'number',
  batteryType: 'string',
  chargingTime: 'string',
  payload: 'string',
};

// spec S4.1, S4.3, S16.1
test('the list has 32 vehicles with the specified fields and a condition', async () => {
  const vehicles: Record<string, unknown>[] = await json('/api/vehicles');
  expect(vehicles).toHaveLength(32);
  expect(new Set(vehicles.map(({ id }) => id)).size).toBe(32);
  for (const vehicle of vehicles) {
    const keys = Object.keys(vehicle).filter((key) => !optional.includes(key));
    for (const key of required) expect(vehicle).toHaveProperty(key);
    expect(Object.keys(vehicle).filter((key) => !(key in properties))).toEqual([]);
    expect(keys.sort()).toEqual(Object.keys(fields).sort());
    for (const [key, holds] of Object.entries(fields)) {
      expect(holds(vehicle[key]), `${vehicle.id} ${key}: ${vehicle[key]}`).toBe(true);
    }
    const facts = vehicle.specifications as Record<string, unknown>;
    for (const [key, type] of Object.entries(specifications)) {
      expect(typeof facts[key], `${vehicle.id} ${key}`).toBe(type);
    }
  }
  expect(vehicles.some(({ inStock }) => inStock === false)).toBe(true);
  const listed = vehicles.filter(({ msrp }) => msrp !== undefined);
  expect(listed.map(({ condition, msrp }) => [condition, typeof msrp])).toEqual([
    ['demo', 'number'],
  ]);
});

// spec S16.1
test('each vehicle of the list has its own address', async () => {
  const vehicles: Vehicle[] = await json('/api/vehicles');
  for (const vehicle of vehicles) {
    expect(await json(`/api/vehicles/${encodeURIComponent(vehicle.id)}`)).toEqual(vehicle);
  }
});

// spec S16.1
test('an unknown vehicle is not found', async () => {
  const response = await app.ask('/api/vehicles/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'Vehicle not found' });
});

test('unknown fields of a row are kept unchanged, and a missing price stays missing', async () => {
  const row: Vehicle = {
    id: 'odd',
    name: 'Odd Cart',
    brand: 'Tomberlin',
    category: 'Odd Series',
    description: '',
    images: ['/pictures/odd.jpg', 'https://pictures.example/odd.jpg'],
    externalUrl: 'https://maker.example/odd',
    specifications: {
      topSpeed: '25 mph',
      'ground clearance (in)': 9.5,
      heatedSeats: true,
      __x: '',
    },
    features: [],
    inStock: true,
    isNew: false,
  };
  const odd = await openApp({ vehicles: [row] });
  try {
    const [vehicle] = await (await odd.ask('/api/vehicles')).json();
    expect(vehicle).toEqual(row);
    expect(Object.keys(vehicle.specifications)).toEqual(Object.keys(row.specifications));
  } finally {
    await odd.close();
  }
});

// spec S16.3
test('/healthz reports whether the store answers', async () => {
  const good = await app.ask('/healthz');
  expect([good.status, good.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const down = await openApp({
    site: { checkStore: () => Promise.reject(new StoreFailure('down')) },
  });
  try {
    expect((await down.ask('/healthz')).status).toBe(503);
  } finally {
    await down.close();
  }
});
