import { afterAll, expect, test } from 'vitest';
import { paintNamed, seatsNamed } from '../../domain/stock/pictures/colors.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { apiSchema } from '../../tools/api-schema.ts';
import { StoreFailure } from '../support/built-server.ts';
import { openApp } from '../support/open-app.ts';

const app = await openApp();
afterAll(() => app.close());

const json = async (path: string) => (await app.ask(path)).json();

const { properties, required } = apiSchema.$defs.vehicle;

/** The type of each figure that a page or a feed counts with. */
const specifications = {
  topSpeed: 'string',
  range: 'string',
  batteryType: 'string',
  chargingTime: 'string',
  payload: 'string',
  seatingCapacity: 'number',
};

// spec S4.1, S4.3, S16.1
test('the list has 32 vehicles with the specified fields and a condition', async () => {
  const vehicles: Vehicle[] = await json('/api/vehicles');
  expect(vehicles).toHaveLength(32);
  expect(new Set(vehicles.map(({ id }) => id)).size).toBe(32);
  for (const vehicle of vehicles) {
    const { id, brand, category, price, condition, exteriorColor, interiorColor } = vehicle;
    expect(Object.keys(vehicle)).toEqual(expect.arrayContaining([...required]));
    expect(Object.keys(vehicle).filter((key) => !(key in properties))).toEqual([]);
    expect(['Denago', 'Evolution'], id).toContain(brand);
    expect(category, id).toMatch(/ Series$/);
    expect(price, id).toBeGreaterThan(0);
    expect(condition, id).toBe(vehicle.msrp === undefined ? 'new' : 'demo');
    expect(['pocono-pines', 'scranton'], id).toContain(vehicle.location);
    expect([paintNamed(exteriorColor ?? ''), seatsNamed(interiorColor ?? '')], id).not.toContain(
      undefined,
    );
    for (const [key, type] of Object.entries(specifications)) {
      expect(typeof vehicle.specifications[key], `${id} ${key}`).toBe(type);
    }
  }
  expect(vehicles.some(({ inStock }) => !inStock)).toBe(true);
  expect(vehicles.filter(({ condition }) => condition === 'demo')).toHaveLength(1);
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
