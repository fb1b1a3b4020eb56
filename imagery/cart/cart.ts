import type { Group } from 'three';
import type { Model } from '../../domain/dealer/model.ts';
import { picturedModel } from '../../domain/stock/pictures/cart-picture.ts';
import { finishOf } from '../../domain/stock/pictures/trim.ts';
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
  const model = picturedModel(id);
  if (model === undefined) throw new Error(`No cart is pictured as ${id}`);
  return model;
}

/**
 * The whole cart with that vehicle id, in its finish. Metres, standing on the ground.
 * @throws when no cart of that id is pictured.
 */
export function buildCart(id: string): Group {
  const finish = finishOf(id);
  if (!finish) throw new Error(`No cart is pictured as ${id}`);
  const model = pictured(id);
  const plan = planOf(model);
  const m = materialsOf(finish);
  return group(
    id,
    buildBody(plan, m, model, finish.extras),
    buildWheels(plan, m, finish.rim),
    buildSeats(plan, m),
    buildRoof(plan, m, finish.extras),
    buildCockpit(plan, m, model.series),
    buildRear(plan, m, finish.extras),
  );
}
