import { picturedModel } from '../pictures/cart-picture.ts';
import type { Vehicle } from '../vehicle.ts';
import { type SizeIn, sizesOf } from '../will-it-fit.ts';
import { modelledId } from './known-model.ts';

/** Inches; `undefined` where one is unknown (spec S10.5). */
export function modelSizeOf(vehicleId: string): SizeIn | undefined {
  const [length, width, height] = picturedModel(vehicleId)?.sizeIn ?? [];
  return length && width && height ? { length, width, height } : undefined;
}

export interface SizedModel {
  readonly id: string;
  readonly size: SizeIn;
}

/** `undefined` without a model or size, or with another size in the stock. */
export function sizedModelOf(
  vehicle: Pick<Vehicle, 'id' | 'name' | 'brand' | 'specifications'>,
): SizedModel | undefined {
  const id = modelledId(vehicle);
  const size = modelSizeOf(id);
  const ownSize = sizesOf(vehicle);
  if (size === undefined) return undefined;
  const isSame =
    size.length === ownSize.length &&
    size.width === ownSize.width &&
    size.height === ownSize.height;
  return isSame ? { id, size } : undefined;
}
