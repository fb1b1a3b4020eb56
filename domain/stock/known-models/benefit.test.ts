import { expect, test } from 'vitest';
import { allSeries } from '../../dealer/business/models/brands.ts';
import { evolution as brand } from '../../dealer/business/models/evolution.ts';
import { models } from '../../dealer/business/models/models.ts';
import type { Model } from '../../dealer/model.ts';
import { benefitInWords } from './benefit.ts';
import { modelOf } from './find-model.ts';
import { featuresOf } from './model-copy.ts';

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

const numbers: Readonly<Record<string, number>> = { two: 2, four: 4, six: 6, eight: 8 };

/** What a claim of a series says of its models, by the words it says it in. */
const claims: readonly [claim: RegExp, holds: (model: Model, match: RegExpExecArray) => boolean][] =
  [
    [/^Lifted\b|^Brush guard|on a lifted stance/, ({ stance }) => stance === 'lifted'],
    [/\bstreet stance$/, ({ stance }) => stance === 'street'],
    [/face forward/, ({ body }) => body.endsWith('forward')],
    [/two facing back|pair faces back/, ({ body }) => /\+2$/.test(body)],
    [/cargo bed/, ({ body }) => body.endsWith('cargo bed')],
    [
      /widest body/i,
      ({ brand, sizeIn: [, width = 0] }) =>
        models.every((other) => other.brand !== brand || (other.sizeIn[1] ?? 0) <= (width || 60)),
    ],
    [/longest cargo bed/, ({ body }) => body === 'long cargo bed'],
    [/enclosed cabin/, ({ body }) => body === 'cabin'],
    [/(\d+) mph/, ({ topSpeed }, [speed]) => topSpeed === speed],
    [
      /(\w+) or (\w+) seats/i,
      ({ seats }, [, one = '', other = '']) =>
        [numbers[one.toLowerCase()], numbers[other]].includes(seats),
    ],
    [
      /(\d+) to (\d+) miles of range/,
      ({ range }, [, least, most]) =>
        Number.parseInt(range, 10) >= Number(least) && Number.parseInt(range, 10) <= Number(most),
    ],
  ];

test.each(allSeries)('what the card of $title says holds for each of its models', (series) => {
  const wrong = [...series.features, ...series.everyModelHas].flatMap((text) =>
    claims.flatMap(([claim, holds]) => {
      const match = claim.exec(text);
      const lacking = series.modelIds.map(modelOf).filter((model) => match && !holds(model, match));
      return lacking.map(({ name }) => `${name}: ${text}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('a model names no feature twice', () => {
  for (const model of models) {
    const features = featuresOf(model);
    expect(new Set(features).size, model.name).toBe(features.length);
  }
});
