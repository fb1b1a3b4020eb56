import type { SizedModel } from '../../../domain/catalogue/known-models/model-size.ts';
import { dimensionPlan, inBothUnits } from '../../drawings/dimension-plan.ts';
import { links } from '../../links.ts';
import styles from './dimension-drawing.module.css';

/** `paint` is a slug (spec S10.5). */
export function DimensionDrawing({ id, size, paint }: SizedModel & { readonly paint?: string }) {
  const { across, down } = dimensionPlan(size);
  const { length, width, height } = size;
  const sizes = `${inBothUnits(length)} long, ${inBothUnits(width)} wide and ${inBothUnits(height)} high`;
  return (
    <figure className={styles.drawing}>
      <picture>
        <source
          media="screen and (prefers-color-scheme: dark)"
          srcSet={links.dimensions('dark', id, paint)}
        />
        <img
          src={links.dimensions('light', id, paint)}
          alt={`The cart from its left side and from the front: ${sizes}`}
          width={across}
          height={down}
          loading="lazy"
        />
      </picture>
      <figcaption>
        Drawn from our 3D model. The width leaves out the mirrors; the wheelbase is our model’s.
      </figcaption>
    </figure>
  );
}
