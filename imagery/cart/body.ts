import type { Group } from 'three';
import type { Model } from '../../domain/dealer/model.ts';
import type { PicturedCart } from '../../domain/stock/pictures/pictured-cart.ts';
import { archField, archLiner, archOf, flare } from './body/arch.ts';
import { cabin } from './body/cabin.ts';
import { chassis, rockerSpan } from './body/chassis.ts';
import { openFront, panel } from './body/front.ts';
import { brushGuard } from './body/guard.ts';
import { kickPanel } from './body/kick-panel.ts';
import { box as boxOutline } from './body/outline.ts';
import { rearBody, seatBox } from './body/rear-body.ts';
import { sideSteps } from './body/side.ts';
import { faces } from './face/faces.ts';
import type { Materials } from './material.ts';
import type { CartPlan } from './plan.ts';
import { bar, bothSides, group, piece } from './shape.ts';

/** Everything painted and what it stands on: front, floor, benches' boxes, rear body, bumpers, lamps. */
export function buildBody(
  plan: CartPlan,
  m: Materials,
  { series }: Model,
  extras: PicturedCart['extras'] = [],
): Group {
  const half = plan.width / 2;
  const shape = faces[series];
  if (!shape) throw new Error(`No face is drawn for the series ${series}`);
  const front = openFront(plan, m, shape.net);
  const arch = archOf(plan, plan.frontAxleZ);
  const innerX = half - plan.tyreWidth - 0.12;
  front.cutField(archField(arch, innerX));
  const edge = plan.lifted ? flare(front.skin(), arch) : undefined;
  const marker = front.cutField(({ x, y, z }) =>
    Math.max(
      boxOutline(plan.dashZ + 0.1, plan.cowlY - 0.32, 0.075, 0.024, 0.012)(z, y),
      half * 0.6 - x,
    ),
  );
  const face = shape.build(front);
  const plain = seatBox(plan, m, false);
  // The last forward bench stands on the rear body; a cabin's stands on a box of its own.
  const boxes = plan.rows
    .filter(({ facing }) => facing === 1)
    .slice(0, plan.cabin ? 1 : -1)
    .map(({ z }, row) => {
      const one = row === 0 ? seatBox(plan, m, true) : plain.clone();
      one.position.z = z;
      return one;
    });
  return group(
    'body',
    chassis(plan, m),
    kickPanel(plan, m, front.edge),
    ...face,
    panel('front skin', front.skin(), m.paint),
    panel('side marker', marker, m.amber, { raise: 0.004 }),
    ...(plan.cabin
      ? []
      : [
          bothSides(
            group('cowl edge', piece(bar(front.edge, 0.009, { segments: 16, sides: 6 }), m.trim)),
          ),
        ]),
    bothSides(
      group(
        'front arch',
        piece(archLiner(arch, innerX, half - 0.03, plan.cowlY - 0.58), m.trim),
        ...(edge ? [piece(edge, m.trim)] : []),
      ),
    ),
    ...(extras.includes('brush guard')
      ? [brushGuard(front, { top: 0.24, bottom: 0.5, half: 0.36, wide: 0.5 })]
      : []),
    ...(plan.lifted ? [sideSteps(plan, m, rockerSpan(plan))] : []),
    ...boxes,
    plan.cabin ? cabin(plan, m, front.edge) : rearBody(plan, m),
  );
}
