import { Group, type Object3D } from 'three';
import type { PicturedCart } from '../../domain/stock/pictures/pictured-cart.ts';
import type { Materials } from './material.ts';
import type { CartPlan } from './plan.ts';
import { rearEnclosure } from './roof/enclosure.ts';
import { roofFrame, roofRack } from './roof/fittings.ts';
import { roofShell } from './roof/shell.ts';
import { posts } from './roof/struts.ts';
import { windshield } from './roof/windshield.ts';
import { group } from './shape.ts';

/** Posts, roof and folding windshield; a cabin has its own, so it gets nothing here. */
export function buildRoof(plan: CartPlan, m: Materials, extras: PicturedCart['extras']): Object3D {
  if (plan.cabin) return new Group();
  return group(
    'roof',
    posts(plan, m),
    roofShell(plan, m),
    roofFrame(plan, m),
    windshield(plan, m),
    ...(extras.includes('roof rack') ? [roofRack(plan, m)] : []),
    ...(extras.includes('folding rear enclosure') ? [rearEnclosure(plan, m)] : []),
  );
}
