import type { Benefit } from '../../dealer/brand.ts';
import type { Model } from '../../dealer/model.ts';
import { formatNames } from '../../text/wording.ts';
import { featuresOf, seriesOf } from './model-copy.ts';

/** `"Touchscreen dash in the D5 RANGER and D5 MAVERICK series"`. Throws without a whole series. */
export function benefitInWords({ text, feature }: Benefit, models: readonly Model[]): string {
  if (feature === undefined) return text;
  const has = (model: Model) =>
    [...featuresOf(model), model.topSpeed, model.driveType].includes(feature);
  if (models.every(has)) return `${text} on every model`;
  if (models.every((model) => has(model) || model.body.endsWith('cargo bed'))) {
    return `${text} on every passenger model`;
  }
  const series = new Set(models.map(seriesOf));
  const titles = [...series]
    .filter((one) => models.every((model) => seriesOf(model) !== one || has(model)))
    .map(({ title }) => title);
  if (titles.length === 0) throw new Error(`No series has ${feature}`);
  return `${text} in the ${formatNames(titles)} series`;
}
