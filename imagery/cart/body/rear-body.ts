import type { Object3D } from 'three';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { block, bothSides, group, piece } from '../shape.ts';
import { archField, archLiner, archOf, flare } from './arch.ts';
import { parted, split, stripIn } from './cut.ts';
import type { Field } from './field.ts';
import { fineAlong, fineEdge } from './fine.ts';
import { panel } from './front.ts';
import { lampIn } from './lamp.ts';
import { box, type Outline, polygon, ring, shrunk } from './outline.ts';
import { geometryOf } from './sheet.ts';
import { sideFittings } from './side.ts';
import { tail } from './tail.ts';
import { tubSheet } from './tub.ts';

/** Depth of a seat cushion over the moulding that carries it. */
const cushionDepth = 0.14;
/** From the middle of a cushion to the front face of the box under it. */
const boxAhead = 0.19;

/** Where the rear body begins and ends along the cart. */
export function rearSpan(plan: CartPlan): { frontZ: number; rearZ: number } {
  const last = plan.rows.at(-1)?.z ?? 0;
  const facesBack = plan.rows.at(-1)?.facing === -1;
  const firstRow = facesBack ? (plan.rows.at(-2)?.z ?? last) : last;
  return {
    frontZ: firstRow + boxAhead,
    rearZ: facesBack
      ? Math.min(last - 0.24, plan.rearAxleZ - plan.tyreRadius - 0.1)
      : plan.rearZ + 0.07,
  };
}

/** Whether there is room for panels between the rear body's front edge and its wheel arch. */
function hasFlank(plan: CartPlan): boolean {
  return rearSpan(plan).frontZ - plan.rearAxleZ - archOf(plan, plan.rearAxleZ).radius > 0.25;
}

/** The body from under the last forward bench over the rear wheels to the tail. */
export function rearBody(plan: CartPlan, m: Materials): Object3D {
  const { frontZ, rearZ } = rearSpan(plan);
  const benchTop = plan.seatY - cushionDepth;
  const bed = plan.cargoBed;
  const top = (z: number) => (bed && z < bed.frontZ ? bed.y - 0.02 : benchTop);
  const bottom = plan.sillY + 0.02;
  const half = plan.width / 2;
  const whole = tubSheet({
    frontZ,
    rearZ,
    top,
    bottom,
    frontHalf: half * 0.96,
    rearHalf: half * 1.0,
  });
  const arch = archOf(plan, plan.rearAxleZ);
  const innerX = half - plan.tyreWidth - 0.1;
  const open = split(whole, archField(arch, innerX)).outside;
  const edge = plan.lifted ? flare(open, arch) : undefined;
  const aft: Field = (p) => p.z - (rearZ + 0.16);
  const lower = split(open, (p) => p.y - (bottom + 0.14));
  const bumper = split(lower.inside, aft);
  const lampY = Math.min(benchTop, top(rearZ) + 0.03) - 0.15;
  const behind = (outline: Outline): Field => {
    const field: Field = ({ x, y, z }) => Math.max(outline(x, y - lampY), z - rearZ - 0.13);
    const parts = outline.parts?.map(behind);
    return parts ? Object.assign(field, { parts }) : field;
  };
  const lampField = behind(tailLampOutline(half));
  const lamp = split(fineAlong(lower.outside, lampField, fineEdge), lampField);
  const strip = stripIn(lamp.inside, behind(ring(shrunk(tailLampOutline(half), 0.016), 0.007)));
  const part = (y: number) =>
    stripIn(lamp.inside, ({ x, y: at, z }) =>
      Math.max(box(half * 0.9, y, half * 0.13, 0.036, 0.01)(x, at - lampY), z - rearZ - 0.13),
    );
  const lid = box(0, lampY + 0.01, half * 1.42, 0.19, 0.03);
  const [tailgate, rest] = parted(
    lamp.outside,
    ({ x, y, z }) => Math.max(lid(x, y), z - rearZ - 0.05),
    0.003,
  );
  const flank = hasFlank(plan)
    ? sideFittings(plan, m, rest, { z: frontZ - 0.06, top: benchTop })
    : { skin: rest, fittings: group('side fittings') };
  return group(
    'rear body',
    panel('rear skin', flank.skin, m.paint),
    panel('tailgate', tailgate, m.paint),
    panel('rear side', bumper.outside, m.paint),
    panel('rear bumper', bumper.inside, m.trim, { raise: 0.012 }),
    lampIn('tail lamp', lamp.inside, m, [
      { strip, material: m.tailLamp },
      { strip: part(-0.026), material: m.amber },
      { strip: part(0.024), material: m.tailLamp },
    ]),
    flank.fittings,
    tail(plan, m, { rearZ, bottom, plateY: lampY - 0.005 }),
    bothSides(group('rear arch', piece(archLiner(arch, innerX, half - 0.03, bottom), m.trim))),
    ...(edge ? [bothSides(group('rear flare', piece(edge, m.trim)))] : []),
    piece(block(half * 1.7, 0.02, frontZ - rearZ - 0.1, 0.01, 1), m.trim, [
      0,
      Math.min(top(rearZ), benchTop) - 0.008,
      (frontZ + rearZ) / 2,
    ]),
  );
}

/** A tall lamp around the corner, slanted on its inner side; up is measured from its middle. */
function tailLampOutline(half: number): Outline {
  return polygon(
    [
      [half * 0.8, 0.05],
      [half * 1.02, 0.06],
      [half * 1.02, -0.06],
      [half * 0.84, -0.05],
    ],
    0.02,
  );
}

/**
 * The painted box under a bench whose middle is at z = 0, between the front and the rear body. The
 * first one carries the fittings that the rear body has no room for.
 */
export function seatBox(plan: CartPlan, m: Materials, first: boolean): Object3D {
  const half = (plan.width / 2) * 0.93;
  const top = plan.seatY - cushionDepth;
  const bottom = plan.floorY - 0.01;
  const box = { frontZ: boxAhead, rearZ: -0.26, bottom, frontHalf: half, rearHalf: half };
  const fitted = first && !plan.cabin && !hasFlank(plan);
  const sheet = tubSheet({ ...box, top: () => top }, 2);
  const flank = fitted
    ? sideFittings(plan, m, sheet, { z: boxAhead - 0.04, top })
    : { skin: sheet, fittings: group('side fittings') };
  return group(
    'seat box',
    fitted
      ? panel('box', flank.skin, m.paint)
      : bothSides(group('box', piece(geometryOf(sheet), m.paint))),
    flank.fittings,
    piece(block(plan.width * 0.8, 0.02, 0.4, 0.01, 1), m.trim, [0, top - 0.008, -0.03]),
  );
}
