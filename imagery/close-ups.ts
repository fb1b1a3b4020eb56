import type { CartView, CloseUp } from '../domain/stock/pictures/picture.ts';
import { closeUps } from '../domain/stock/pictures/picture.ts';
import { buildCart, pictured } from './cart/cart.ts';
import { type CartPlan, planOf } from './cart/plan.ts';
import { type Stop, stopsOf } from './viewer/stops.ts';

/** From the rear left, down into the cargo bed. */
function cargoBed({ width }: CartPlan, bed: NonNullable<CartPlan['cargoBed']>): Stop {
  const away = 0.75 + (bed.frontZ - bed.rearZ) * 0.7;
  return {
    eye: [width / 2 + away * 0.55, bed.y + 0.85, bed.rearZ - away],
    target: [0, bed.y + 0.12, (bed.frontZ + bed.rearZ) / 2],
    fov: 36,
  };
}

/**
 * The camera of a view that shows one part of the cart; `undefined` for a view of the whole cart,
 * which is framed when it is rendered (imagery/studio/frame.py).
 */
export function closeUpCamera(id: string, view: CartView): Stop | undefined {
  if (!isCloseUp(view)) return undefined;
  const plan = planOf(pictured(id));
  if (view === 'bed') return plan.cargoBed && cargoBed(plan, plan.cargoBed);
  return stopsOf(buildCart(id), plan)[view];
}

/** Whether a view shows a part of a cart. */
export function isCloseUp(view: CartView): view is CloseUp {
  return (closeUps as readonly CartView[]).includes(view);
}
