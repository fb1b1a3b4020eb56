import type { Series } from '../../dealer/brand.ts';
import { allSeries } from '../../dealer/business/models/brands.ts';
import type { Body, Model } from '../../dealer/model.ts';
import { capitalized } from '../../text/wording.ts';

export const layouts: Readonly<Record<Body, string>> = {
  cabin: 'two seats inside a closed cabin',
  '2 forward': 'two seats and a golf-bag rack',
  '2+2': 'four seats, the rear pair facing back and folding flat into a deck',
  '4 forward': 'four seats, all facing forward',
  '4+2': 'six seats, the rear pair facing back and folding flat into a deck',
  '6 forward': 'six seats in three rows, all facing forward',
  '6+2': 'eight seats, the rear pair facing back',
  'small cargo bed': 'two seats and a short cargo bed',
  'cargo bed': 'two seats and a full cargo bed',
  'long cargo bed': 'two seats and the longest cargo bed in the range',
};

export function seriesOf(model: Model): Series {
  const match = allSeries.find(
    (series) => series.brand === model.brand && series.title === model.series,
  );
  if (match === undefined) throw new Error(`No series is listed as ${model.series}`);
  return match;
}

export function featuresOf(model: Model): readonly string[] {
  const layout = layouts[model.body];
  return [
    capitalized(layout),
    model.stance === 'lifted'
      ? 'Lifted stance, all-terrain tires'
      : 'Street stance, turf-safe tires',
    ...seriesOf(model).everyModelHas,
    'LED headlights and tail lights',
    'Seat belts in every seat',
  ];
}
