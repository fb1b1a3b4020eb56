import type { Object3D } from 'three';
import type { PicturedCart } from '../../domain/stock/pictures/pictured-cart.ts';
import type { Materials } from './material.ts';
import type { CartPlan } from './plan.ts';
import { bagRack } from './rear/bag-rack.ts';
import { cargoBed } from './rear/cargo-bed.ts';
import { coolerRack, coolerSize } from './rear/cooler.ts';
import { trunk, tubeBasket } from './rear/luggage.ts';
import { seatPanY } from './seat/measures.ts';
import { group } from './shape.ts';

/** A cooler rides on the footplate beside the grab bar, or on the deck behind the seats. */
function cooler(plan: CartPlan, m: Materials): Object3D {
  const rack = coolerRack(m);
  const facesBack = plan.rows.at(-1)?.facing === -1;
  rack.position.set(
    facesBack ? -(plan.width / 2 - 0.27 - coolerSize[0] / 2) : 0,
    facesBack ? plan.floorY : seatPanY(plan) + 0.012,
    plan.rearZ + 0.16 + coolerSize[1] / 2,
  );
  return rack;
}

/** What a cart carries behind its last row of seats. */
export function buildRear(plan: CartPlan, m: Materials, extras: PicturedCart['extras']): Object3D {
  const rear = group('rear');
  if (plan.bagRack) rear.add(bagRack(plan, m));
  if (plan.cargoBed) rear.add(cargoBed(plan, m, plan.cargoBed));
  if (plan.body === '4 forward' || plan.body === '6 forward') {
    rear.add(plan.lifted ? tubeBasket(plan, m) : trunk(plan, m));
  }
  if (extras.includes('cooler rack')) rear.add(cooler(plan, m));
  return rear;
}
