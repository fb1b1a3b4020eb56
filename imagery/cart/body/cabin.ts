import type { Object3D } from 'three';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { block, bothSides, group, piece } from '../shape.ts';
import { archField, archLiner, archOf } from './arch.ts';
import { flanks, greenhouse } from './cabin-surface.ts';
import { type Field, parted, split, stripIn } from './cut.ts';
import { panel } from './front.ts';
import { lampIn } from './lamp.ts';
import { box, type Outline, polygon, ring } from './outline.ts';
import { geometryOf, joined, offset, type Sheet, sheetOf, steps } from './sheet.ts';
import { type Net, surfaceOf } from './spline.ts';
import { tail } from './tail.ts';

/** A closed two-seater's upper body: flanks with doors, tail, pillars, windows and roof. */

const columns = (net: Net) => (net[0]?.length ?? 1) - 1;

/** Seen from the side: along the cart and up, in the cart's own axes. */
const beside =
  (outline: Outline, from: number): Field =>
  ({ x, y, z }) =>
    Math.max(outline(z, y), from - x);

/** The cabin of a closed cart: its skin with doors and windows, cut out of one surface. */
export function cabin(plan: CartPlan, m: Materials): Object3D {
  const { cowlY, dashZ, sillY, rearZ, roof } = plan;
  const half = plan.width / 2;
  const lower = flanks(plan);
  const arch = archOf(plan, plan.rearAxleZ);
  const innerX = half - plan.tyreWidth - 0.1;
  let skin = split(
    sheetOf(surfaceOf(lower), steps(columns(lower), 5), steps(lower.length - 1, 4)),
    archField(arch, innerX),
  ).outside;
  const take = (field: Field): Sheet => {
    const { inside, outside } = split(skin, field);
    skin = outside;
    return inside;
  };
  const flankEnd = rearZ + 0.4;
  const bumper = take(({ y, z }) => Math.max(y - (sillY + 0.17), z - flankEnd + 0.06));
  const sill = take(({ y, z }) => Math.max(y - (sillY + 0.055), flankEnd - z));
  const lamp = take(({ x, y, z }) =>
    Math.max(box(half * 0.86, cowlY - 0.16, 0.17, 0.21, 0.05)(x, y), z - flankEnd + 0.08),
  );
  const strip = stripIn(lamp, ({ x, y }) =>
    ring(box(half * 0.86, cowlY - 0.16, 0.12, 0.16, 0.03), 0.009)(x, y),
  );
  const blinker = split(lamp, ({ x, y }) =>
    box(half * 0.86, cowlY - 0.16, 0.05, 0.07, 0.02)(x, y),
  ).inside;
  const door = polygon(
    [
      [dashZ - 0.06, cowlY + 0.2],
      [dashZ - 0.06, sillY + 0.32],
      [dashZ - 0.2, sillY + 0.1],
      [-0.36, sillY + 0.1],
      [-0.42, sillY + 0.32],
      [-0.42, cowlY + 0.2],
    ],
    0.03,
  );
  const [doorSkin, aroundDoor] = parted(skin, beside(door, half * 0.8), 0.003);
  const [hatch, rest] = parted(
    aroundDoor,
    ({ x, y, z }) => Math.max(box(0, cowlY - 0.2, half * 1.4, 0.6, 0.06)(x, y), z - rearZ - 0.16),
    0.003,
  );
  const handle = split(doorSkin, beside(box(-0.28, cowlY - 0.13, 0.17, 0.032, 0.016), half * 0.8));
  const lowerPane = (inset: number) =>
    beside(
      polygon(
        [
          [dashZ - 0.17 - inset, cowlY - 0.19 - inset],
          [dashZ - 0.19 - inset, sillY + 0.34],
          [dashZ - 0.27, sillY + 0.17 + inset],
          [-0.31 + inset, sillY + 0.17 + inset],
          [-0.35 + inset, sillY + 0.34],
          [-0.35 + inset, cowlY - 0.19 - inset],
        ],
        0.03,
      ),
      half * 0.8,
    );
  const doorFrame = split(handle.outside, lowerPane(0));
  const doorPane = split(doorFrame.inside, lowerPane(0.022));
  const house = greenhouse(plan);
  let upper = sheetOf(surfaceOf(house), steps(columns(house), 4), steps(house.length - 1, 4));
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
  const rim = (sheet: Sheet) => piece(geometryOf(offset(sheet, -0.004)), m.glass);
  return group(
    'cabin',
    panel('flank', rest, m.paint),
    panel('hatch', hatch, m.paint),
    panel('door', doorFrame.outside, m.paint),
    panel('door frame', doorPane.outside, m.gloss, { raise: 0.003 }),
    panel('door handle', handle.inside, m.gloss, { raise: 0.008, depth: 0.012 }),
    panel('sill', sill, m.trim, { raise: 0.004 }),
    panel('rear bumper', bumper, m.trim, { raise: 0.006 }),
    panel('pillars', upper, m.gloss),
    panel('roof panel', roofPanel, m.paint),
    bothSides(group('windows', rim(side), rim(doorPane.inside), rim(windshield), rim(rearWindow))),
    lampIn('tail lamp', lamp, m, [
      { strip, material: m.tailLamp },
      { strip: blinker, material: m.amber },
    ]),
    bothSides(group('rear arch', piece(archLiner(arch, innerX, half - 0.03, sillY), m.trim))),
    piece(block(half * 1.7, 0.02, 0.62, 0.008, 1), m.trim, [0, cowlY - 0.06, rearZ + 0.45]),
    bothSides(
      group(
        'hinges',
        ...[cowlY - 0.1, sillY + 0.4].map((y) =>
          piece(block(0.022, 0.075, 0.05, 0.008, 1), m.gloss, [half - 0.002, y, dashZ - 0.06]),
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

/** One of two wiper arms at the foot of the windshield. */
function wiper({ width, dashZ, cowlY }: CartPlan, m: Materials): Object3D {
  const arm = block(width * 0.3, 0.012, 0.014, 0.005, 1);
  const one = piece(arm, m.trim, [width * 0.2, cowlY + 0.09, dashZ + 0.115]);
  one.rotation.z = 0.05;
  one.rotation.x = -0.6;
  return group('wiper', one);
}
