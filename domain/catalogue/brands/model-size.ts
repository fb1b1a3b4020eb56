import type { SizeIn } from '../will-it-fit.ts';
import { picturedModel } from './cart-picture.ts';

/**
 * Length, width and height of the model of a vehicle whose cart we have modelled, in inches;
 * `undefined` where one of the three is not known (spec S10.3).
 */
export function modelSizeOf(vehicleId: string): SizeIn | undefined {
  const [length, width, height] = picturedModel(vehicleId)?.sizeIn ?? [];
  return length && width && height ? { length, width, height } : undefined;
}
