import type { Object3D } from 'three';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { block, bothSides, group, type Point, piece } from '../shape.ts';
import { archField, archLiner, archOf } from './arch.ts';
import { behindFront, flanks, greenhouse } from './cabin-surface.ts';
import { parted, split, stripIn } from './cut.ts';
import type { Field } from './field.ts';
import { fineAlong, fineEdge } from './fine.ts';
import { panel } from './front.ts';
import { trimOn } from './grille.ts';
import { lampIn } from './lamp.ts';
import { box, type Outline, polygon, ring } from './outline.ts';
import { geometryOf, joined, offset, type Sheet, sheetOf, steps } from './sheet.ts';
import { type Net, type Surface, surfaceOf } from './spline.ts';
import { tail } from './tail.ts';

/** A closed two-seater's upper body: flanks with doors, tail, pillars, windows and roof. */

/** From the dashboard back to the front edge of a door, in meters. */
const doorBehind = 0.13;

const columns = (net: Net) => (net[0]?.length ?? 1) - 1;

/** Seen from the side: along the cart and up, in the cart's own axes. */
const beside = (outline: Outline, from: number): Field => {
  const field: Field = ({ x, y, z }) => Math.max(outline(z, y), from - x);
  const parts = outline.parts?.map((part) => beside(part, from));
  return parts ? Object.assign(field, { parts }) : field;
};

/** The cabin of a closed cart: its skin with doors and windows, cut out of one surface. */
export function cabin(plan: CartPlan, m: Materials, frontEdge: readonly Point[]): Object3D {
  const { cowlY, dashZ, sillY, rearZ, roof } = plan;
  const half = plan.width / 2;
  const lower = flanks(plan, frontEdge);
  const flank = surfaceOf(lower, { first: true });
  const arch = archOf(plan, plan.rearAxleZ);
  const innerX = half - plan.tyreWidth - 0.1;
  const whole = sheetOf(flank, steps(columns(lower), 5), steps(lower.length - 1, 4));
  const behind = split(whole, behindFront(frontEdge)).inside;
  let skin = split(behind, archField(arch, innerX)).outside;
  const take = (field: Field): Sheet => {
    const { inside, outside } = split(skin, field);
    skin = outside;
    return inside;
  };
  const flankEnd = rearZ + 0.4;
  const bumper = take(({ y, z }) => Math.max(y - (sillY + 0.17), z - flankEnd + 0.06));
  const sill = take(({ y, z }) => Math.max(y - (sillY + 0.055), flankEnd - z));
  const lampField: Field = ({ x, y, z }) =>
    Math.max(box(half * 0.86, cowlY - 0.19, 0.17, 0.21, 0.05)(x, y), z - flankEnd + 0.08);
  skin = fineAlong(skin, lampField, fineEdge);
  const lamp = take(lampField);
  const light = stripIn(lamp, ({ x, y }) =>
    ring(box(half * 0.86, cowlY - 0.19, 0.12, 0.16, 0.03), 0.009)(x, y),
  );
  const blinker = stripIn(lamp, ({ x, y }) =>
    box(half * 0.86, cowlY - 0.19, 0.05, 0.07, 0.02)(x, y),
  );
  const door = polygon(
    [
      [dashZ - doorBehind, cowlY + 0.2],
      [dashZ - doorBehind, sillY + 0.32],
      [dashZ - 0.24, sillY + 0.1],
      [-0.36, sillY + 0.1],
      [-0.42, sillY + 0.32],
      [-0.42, cowlY + 0.2],
    ],
    0.03,
  );
  const hingesY = [cowlY - 0.1, sillY + 0.4];
  const hingeZ = dashZ - doorBehind + 0.004;
  // Points close around a hinge, so that its shade does not run far along the door.
  for (const y of hingesY) {
    skin = fineAlong(skin, beside(box(hingeZ, y, 0.09, 0.115), half * 0.8), fineEdge);
  }
  const [doorSkin, aroundDoor] = parted(skin, beside(door, half * 0.8), 0.003);
  const [hatch, rest] = parted(
    aroundDoor,
    ({ x, y, z }) => Math.max(box(0, cowlY - 0.2, half * 1.4, 0.6, 0.06)(x, y), z - rearZ - 0.16),
    0.003,
  );
  const handle = split(doorSkin, beside(box(-0.28, cowlY - 0.13, 0.17, 0.032, 0.016), half * 0.8));
  // Rubber along the door, where the next car's door would meet it.
  const guard = box((dashZ - doorBehind - 0.42) / 2, cowlY - 0.36, 0.78, 0.034, 0.012);
  const strip = stripIn(handle.outside, beside(guard, half * 0.8));
  const lining = liningOf(flank, lower, plan, archField(arch, innerX));
  const house = greenhouse(plan);
  let upper = sheetOf(
    surfaceOf(house, { first: true, last: true }),
    steps(columns(house), 4),
    steps(house.length - 1, 4),
  );
  const cut = (field: Field): Sheet => {
    const { inside, outside } = split(upper, field);
    upper = outside;
    return inside;
  };
  const [low, high] = [cowlY + 0.045, roof.y - 0.13];
  // The side window's front edge leans with the windshield, its rear edge with the tail.
  const sideWindow = polygon(
    [
      [dashZ - 0.1, low],
      [dashZ - 0.24, high],
      [-0.42, high],
      [-0.42, low],
    ],
    0.025,
  );
  const quarter = polygon(
    [
      [-0.5, low],
      [-0.5, high],
      [-0.68, high - 0.02],
      [-0.92, low + 0.06],
      [-0.92, low],
    ],
    0.025,
  );
  const side = joined(cut(beside(sideWindow, half * 0.7)), cut(beside(quarter, half * 0.6)));
  const pane = (reach: number): Outline =>
    polygon(
      [
        [0, low],
        [half * reach, low],
        [half * (reach - 0.09), high + 0.02],
        [0, high + 0.02],
      ],
      0.03,
    );
  const windshield = cut(({ x, y, z }) => Math.max(pane(0.8)(x, y), 0.05 - z));
  const rearWindow = cut(({ x, y, z }) => Math.max(pane(0.68)(x, y), z + 0.5));
  const roofPanel = cut(({ y }) => roof.y - 0.055 - y);
  const rim = (sheet: Sheet) => piece(geometryOf(offset(sheet, -0.004)), m.window);
  return group(
    'cabin',
    panel('flank', rest, m.paint),
    panel('hatch', hatch, m.paint),
    panel('door', handle.outside, m.paint),
    trimOn('door guard', strip, m.trim, 0.006),
    bothSides(group('lining', piece(geometryOf(lining), m.trim))),
    panel('door handle', handle.inside, m.gloss, { raise: 0.008, depth: 0.012 }),
    panel('sill', sill, m.trim, { raise: 0.004 }),
    panel('rear bumper', bumper, m.trim, { raise: 0.006 }),
    panel('pillars', upper, m.gloss),
    panel('roof panel', roofPanel, m.paint),
    bothSides(group('windows', rim(side), rim(windshield), rim(rearWindow))),
    lampIn('tail lamp', lamp, m, [
      { strip: light, material: m.tailLamp },
      { strip: blinker, material: m.amber },
    ]),
    bothSides(group('rear arch', piece(archLiner(arch, innerX, half - 0.03, sillY), m.trim))),
    piece(block(half * 1.64, 0.02, 0.54, 0.008, 1), m.trim, [0, cowlY - 0.06, rearZ + 0.47]),
    bothSides(
      group(
        'hinges',
        ...hingesY.map((y) =>
          piece(block(0.022, 0.075, 0.05, 0.008, 1), m.gloss, [half - 0.002, y, hingeZ]),
        ),
      ),
    ),
    bothSides(wiper(plan, m)),
    // The shelf between the dashboard and the glass.
    piece(block(half * 1.5, 0.012, 0.13, 0.005, 1), m.trim, [0, cowlY - 0.012, dashZ + 0.045]),
    tail(plan, m, {
      rearZ: rearZ + 0.05,
      bumperZ: rearZ + 0.085,
      bottom: sillY + 0.02,
      plateY: cowlY - 0.33,
    }),
  );
}

/** The dark inner side of flanks and doors, in what is left between the wheels and the belt line. */
function liningOf(flank: Surface, net: Net, { sillY }: CartPlan, wheel: Field): Sheet {
  const whole = sheetOf(flank, steps(columns(net), 2), steps(net.length - 1, 1));
  const inner = offset(whole, -0.026);
  return split(split(inner, wheel).outside, ({ y }) => sillY + 0.07 - y).inside;
}

/** One of two wiper arms at the foot of the windshield. */
function wiper({ width, dashZ, cowlY }: CartPlan, m: Materials): Object3D {
  const arm = block(width * 0.3, 0.012, 0.014, 0.005, 1);
  const one = piece(arm, m.trim, [width * 0.2, cowlY + 0.09, dashZ + 0.115]);
  one.rotation.z = 0.05;
  one.rotation.x = -0.6;
  return group('wiper', one);
}
