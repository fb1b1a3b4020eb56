import { expect, test } from 'vitest';
import { models } from '../../dealer/business/models/models.ts';
import { modelId } from '../../dealer/model.ts';
import { findModel } from './find-model.ts';

test.each([
  ['D5 RANGER 2+2', 'd5-ranger-2+2'],
  ['CLASSIC  4 PLUS', 'classic-4-plus'],
])('the id of %j is %j', (name, id) => {
  expect(modelId(name)).toBe(id);
  expect(findModel(id)?.id).toBe(id);
});

test('no two models have one id (spec S4.2)', () => {
  expect(new Set(models.map(({ id }) => id)).size).toBe(29);
});
