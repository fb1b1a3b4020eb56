import type { Object3D } from 'three';
import { cushion } from '../seat/measures.ts';
import type { Point } from '../shape.ts';

/** The driver sits on the left, in the middle of the left cushion. Metres. */
export const driverX = cushion.x;

/**
 * Places a part that was drawn with its face towards +z so that it faces the driver, leaning back by
 * `lean` radians. What was at +x on the drawing comes to the cart's right.
 */
export function towardsDriver(part: Object3D, at: Point, lean: number): Object3D {
  part.position.set(...at);
  part.rotation.set(lean, Math.PI, 0);
  return part;
}
