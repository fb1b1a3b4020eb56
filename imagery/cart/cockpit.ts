import type { Object3D } from 'three';
import type { Model } from '../../domain/dealer/model.ts';
import { dashboard } from './cockpit/dashboard.ts';
import { mirrors } from './cockpit/mirrors.ts';
import { pedals } from './cockpit/pedals.ts';
import { steering } from './cockpit/steering.ts';
import type { Materials } from './material.ts';
import type { CartPlan } from './plan.ts';
import { group } from './shape.ts';

/** What the driver sees and touches: dashboard, steering, pedals, mirrors. */
export function buildCockpit(plan: CartPlan, m: Materials, series: Model['series']): Object3D {
  return group(
    'cockpit',
    dashboard(plan, m, series),
    steering(plan, m),
    pedals(plan, m),
    mirrors(plan, m),
  );
}
