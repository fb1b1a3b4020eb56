import type { SizeIn } from '../../domain/catalogue/will-it-fit.ts';
import { boundsOf } from './ar-glb.ts';
import type { CartModel } from './cart-model.ts';
import { placed } from './place-part.ts';

const metresPerInch = 0.0254;

/**
 * The model at exactly the length and width of its data sheet: what makes it light for the page moves
 * its ends by up to 3 percent. The width is that of the painted body; mirrors and steps stand out
 * from it. Its height is right as it is (a showroom unit may carry a rack above it).
 */
export function fitted({ parts }: CartModel, { length, width }: SizeIn): CartModel {
  const body = parts.filter(({ surface }) => surface.name === 'paint');
  const x = (width * metresPerInch) / extent({ parts: body }, 0);
  const z = (length * metresPerInch) / extent({ parts }, 2);
  const place = [x, 0, 0, 0, 1, 0, 0, 0, z, 0, 0, 0];
  return { parts: parts.map((part) => placed(part, place)) };
}

/** Metres of a model along an axis: 0 is across, 1 up, 2 along. */
export function extent({ parts }: CartModel, axis: 0 | 1 | 2): number {
  const bounds = parts.map(({ positions }) => boundsOf(positions));
  const ends = (end: 'min' | 'max') => bounds.map((bound) => bound[end][axis] ?? 0);
  return Math.max(...ends('max')) - Math.min(...ends('min'));
}
