import type { Group } from 'three';
import type { Model } from '../../domain/dealer/model.ts';
import { picturedCart } from '../../domain/stock/pictures/pictured-cart.ts';
import { buildBody } from './body.ts';
import { buildCockpit } from './cockpit.ts';
import { materialsOf } from './material.ts';
import { planOf } from './plan.ts';
import { buildRear } from './rear.ts';
import { buildRoof } from './roof.ts';
import { buildSeats } from './seats.ts';
import { group } from './shape.ts';
import { buildWheels } from './wheels.ts';

/**
 * The model of a pictured vehicle.
 * @throws when no cart of that id is pictured.
 */
export function pictured(id: string): Model {
  return picturedCart(id).model;
}

/**
 * The whole cart with that vehicle id, in its finish. Metres, standing on the ground.
 * @throws when no cart of that id is pictured.
 */
export function buildCart(id: string): Group {
  const cart = picturedCart(id);
  const { model, extras } = cart;
  const plan = planOf(model);
  const m = materialsOf(cart);
  return group(
    id,
    buildBody(plan, m, model, extras),
    buildWheels(plan, m, cart.rim),
    buildSeats(plan, m),
    buildRoof(plan, m, extras),
    buildCockpit(plan, m, model.series),
    buildRear(plan, m, extras),
  );
}
