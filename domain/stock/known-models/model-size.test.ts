import { expect, test } from 'vitest';
import type { Vehicle } from '../vehicle.ts';
import { modelSizeOf, sizedModelOf } from './model-size.ts';

test.each([
  ['classic-2-pro', { length: 94, width: 55, height: 72 }],
  ['evolution-d6-max-xt4', { length: 119, width: 60, height: 81 }],
  ['rover-xl6', undefined],
  ['somebody-elses-cart', undefined],
])('the model of %s is of this size', (id, size) => expect(modelSizeOf(id)).toEqual(size));

const sizes = { length: 94, width: '55 in', height: 72 };

test.each<[string, Pick<Vehicle, 'id' | 'name' | 'specifications'>, string | undefined]>([
  ['a model of ours', { id: 'classic-2-pro', name: '', specifications: sizes }, 'classic-2-pro'],
  [
    'a cart of that model',
    { id: 'x', name: 'CLASSIC 2 PRO', specifications: sizes },
    'classic-2-pro',
  ],
  [
    'other sizes',
    { id: 'x', name: 'CLASSIC 2 PRO', specifications: { ...sizes, height: 80 } },
    undefined,
  ],
  ['no sizes', { id: 'classic-2-pro', name: '', specifications: {} }, undefined],
  ['another model', { id: 'x', name: 'CLASSIC 9', specifications: sizes }, undefined],
])('%s: shown at true size as %s', (_, vehicle, id) => {
  expect(sizedModelOf({ brand: 'Evolution', ...vehicle })?.cart.id).toBe(id);
});
