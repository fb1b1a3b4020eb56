import { allSeries } from '../../business/models/brands.ts';
import { layouts } from '../../business/models/layouts.ts';
import type { Series } from '../../dealership/brand.ts';
import type { Model } from '../../dealership/model.ts';
import { capitalized } from '../../text/wording.ts';

/** What is said of a model: its series, its layout in words, its features. */

/**
 * The series a model belongs to.
 * @throws when none is listed: every model has one.
 */
export function seriesOf(model: Model): Series {
  const match = allSeries.find(
    (series) => series.brand === model.brand && series.title === model.series,
  );
  if (match === undefined) throw new Error(`No series is listed as ${model.series}`);
  return match;
}

/** Five or so points of a model, the ones of its own first. */
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
