import { describe, expect, test } from 'vitest';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { metaOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';
import { graphOf, typesOf } from '../support/structured-data.ts';

describe('a vehicle with every field of a dealer’s system', () => {
  const [sample] = sampleVehicles as readonly [Vehicle, ...Vehicle[]];

  async function graphWith(vehicle: Partial<Vehicle>) {
    const one = await openApp({ vehicles: [{ ...sample, id: 'one', ...vehicle }] });
    const page = await one.page('/vehicles/one');
    const inventory = await one.page('/inventory');
    await one.close();
    return { page, inventory, graph: graphOf(page), list: graphOf(inventory) };
  }

  test('every known field of a row is included', async () => {
    const { graph } = await graphWith({
      condition: 'used',
      year: 2023,
      vin: '5YJ3E1EA7KF317000',
      mileage: 812,
      exteriorColor: 'Evergreen',
      interiorColor: 'Tan',
      stockNumber: 'LR-7',
      location: 'Scranton',
      images: ['/pictures/one-1600.webp', 'https://pictures.example/one.jpg'],
    });
    expect(graph.find((node) => typesOf(node).includes('Car'))).toMatchObject({
      sku: 'LR-7',
      vehicleIdentificationNumber: '5YJ3E1EA7KF317000',
      vehicleModelDate: '2023',
      mileageFromOdometer: { value: 812, unitCode: 'SMI' },
      color: 'Evergreen',
      vehicleInteriorColor: 'Tan',
      image: [`${siteUrl}/pictures/one-1600.webp`, 'https://pictures.example/one.jpg'],
      offers: {
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@id': `${siteUrl}/#showroom-scranton` },
      },
    });
  });

  /** spec S3.14 */
  test.each([
    ['the picture of its model', { name: 'Denago ROVER XL', brand: 'Denago' }],
    ['a drawing', { name: 'Precedent', brand: 'Club Car' }],
  ])('%s is no picture of it, and stands beside no color', async (_, model) => {
    const { page, graph } = await graphWith({ ...model, exteriorColor: 'Red', images: [] });
    const car = graph.find((node) => typesOf(node).includes('Car'));
    expect(car).toMatchObject({ color: 'Red' });
    expect(car).not.toHaveProperty('image');
    expect(metaOf(page, 'og:image:alt')).toMatch(
      /Picture of the model in red with cream seats, not of this cart$|Drawing\. Photos on request$/,
    );
  });

  // spec S4.12
  test('unknown fields of a row are left out', async () => {
    const { page, graph } = await graphWith({
      condition: undefined,
      fuel: undefined,
      location: undefined,
    });
    const car = graph.find((node) => typesOf(node).includes('Car'));
    expect(car).not.toHaveProperty('itemCondition');
    expect(car?.offers).not.toHaveProperty('itemCondition');
    expect(car?.offers).toMatchObject({ seller: { '@id': `${siteUrl}/#organization` } });
    expect(metaOf(page, 'product:condition')).toBeUndefined();
  });

  test('without a price it is a Car and not a Product', async () => {
    const { graph } = await graphWith({ price: undefined });
    const car = graph.find((node) => typesOf(node).includes('Car'));
    expect(car?.['@type']).toBe('Car');
    expect(car).not.toHaveProperty('offers');
  });
});
