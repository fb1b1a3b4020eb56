import { findPicturedCart, type PicturedCart } from '../pictures/pictured-cart.ts';
import type { Vehicle } from '../vehicle.ts';
import { type SizeIn, sizesOf } from '../will-it-fit.ts';
import { picturedCartOf } from './known-model.ts';

/** Inches; `undefined` where one is unknown (spec S10.5). */
export function modelSizeOf(vehicleId: string): SizeIn | undefined {
  const [length, width, height] = findPicturedCart(vehicleId)?.model.sizeIn ?? [];
  return length && width && height ? { length, width, height } : undefined;
}

/** `undefined` without a model or size, or with another size in the stock. */
export function sizedModelOf(
  vehicle: Pick<Vehicle, 'id' | 'name' | 'brand' | 'specifications'>,
  cart = picturedCartOf(vehicle),
): { readonly cart: PicturedCart; readonly size: SizeIn } | undefined {
  const size = cart && modelSizeOf(cart.id);
  const row = sizesOf(vehicle);
  if (cart === undefined || size === undefined) return undefined;
  const isSame = (['length', 'width', 'height'] as const).every((side) => size[side] === row[side]);
  return isSame ? { cart, size } : undefined;
}
