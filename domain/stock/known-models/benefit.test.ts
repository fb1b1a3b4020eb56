import { expect, test } from 'vitest';
import { evolution as brand } from '../../dealer/business/models/evolution.ts';
import { models } from '../../dealer/business/models/models.ts';
import { benefitInWords } from './benefit.ts';

const evolution = models.filter(({ brand }) => brand === 'Evolution');

test.each([
  ['Seat belts in every seat', 'It has on every model'],
  ['25 mph', 'It has on every passenger model'],
  ['Rear-Wheel Drive', 'It has on every model'],
  ['Touchscreen dash', 'It has in the D5 RANGER and D5 MAVERICK series'],
  ['Tipping cargo bed', 'It has in the TURFMAN series'],
])('%s is said of the models that have it (spec S3.17)', (feature, sentence) => {
  expect(benefitInWords({ text: 'It has', feature }, evolution)).toBe(sentence);
});

test('a benefit that no series has is no benefit', () => {
  expect(() => benefitInWords({ text: 'Wings', feature: 'Wings' }, evolution)).toThrow(/Wings/);
});

test('every benefit of the page holds for a model, and its numbers are those of the models', () => {
  for (const benefit of brand.strengths.list) benefitInWords(benefit, evolution);
  expect(brand.series.list).toHaveLength(7);
  const seats = evolution.map((model) => model.seats);
  expect([Math.min(...seats), Math.max(...seats)]).toEqual([2, 8]);
});
