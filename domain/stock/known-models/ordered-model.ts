import type { Series } from '../../dealer/brand.ts';
import { allSeries } from '../../dealer/business/models/brands.ts';
import { modelId } from '../../dealer/model.ts';
import { findModel } from './find-model.ts';

/** `"D5 RANGER"` → `"d5-ranger"`. */
export function seriesId({ title }: Series): string {
  return modelId(title);
}

/** `"Evolution D5 RANGER 4"` for the id of a model or series. */
export function orderedName(id: string): string | undefined {
  const model = findModel(id);
  if (model !== undefined) return `${model.brand} ${model.name}`;
  const series = allSeries.find((one) => seriesId(one) === id);
  return series && `${series.brand} ${series.title}`;
}
