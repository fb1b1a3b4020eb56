import type { Vector3 } from 'three';

/** Signed: negative inside. Metres, or anything that grows with them. */
export interface Field {
  (point: Vector3): number;
  /** Wide fields whose overlap this narrow one is. */
  readonly parts?: readonly Field[];
}
