import { expect, test } from 'vitest';
import { modelName, vehicleTitle, withoutBrand } from './model-name.ts';

test.each([
  ['Denago ROVER XL6', 'Denago', 'ROVER XL6'],
  ['EVOLUTION D5 RANGER 4', 'Evolution', 'D5 RANGER 4'],
  ['Evolutionary cart', 'Evolution', 'Evolutionary cart'],
  ['Denago', 'Denago', 'Denago'],
  ['Rover', '', 'Rover'],
])('%j without the brand %j is %j', (name, brand, bare) => {
  expect(withoutBrand(name, brand)).toBe(bare);
});

test.each([
  ['2018 Club Car Precedent', 'Club Car', 2018, {}, 'Precedent', '2018 Club Car Precedent'],
  ['Club Car 2018 Precedent', 'Club Car', undefined, {}, 'Precedent', '2018 Club Car Precedent'],
  ['Denago ROVER XL6', 'Denago', 2026, {}, 'ROVER XL6', '2026 Denago ROVER XL6'],
  ['ROVER XL6', 'Denago', undefined, {}, 'ROVER XL6', 'Denago ROVER XL6'],
  ['2020 DS', 'Club Car', 2019, {}, 'DS', '2019 Club Car DS'],
  [
    'Lake house cart',
    'Denago',
    undefined,
    { model: 'Denago ROVER XL6' },
    'ROVER XL6',
    'Denago Lake house cart',
  ],
  ['Bintelli', 'Bintelli', 2024, {}, 'Bintelli', '2024 Bintelli'],
  ['4000 GT', 'Acme', undefined, { model: 2000 }, '2000', 'Acme 4000 GT'],
])('%j of %s: model and title', (name, brand, year, specifications, model, title) => {
  expect(modelName({ name, brand, specifications })).toBe(model);
  expect(vehicleTitle({ name, brand, year })).toBe(title);
});
