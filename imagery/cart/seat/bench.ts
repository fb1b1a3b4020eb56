import type { Material, Object3D } from 'three';
import { baked, pad, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import { bothSides, group, piece } from '../shape.ts';
import { belt, hipRestraint } from './hardware.ts';
import { backFoot, backrest, cushion, lean } from './measures.ts';
import { type Upholstery, upholstery } from './upholstery.ts';

/**
 * A bench for two that looks forward, its cushions' upper sides at y = 0 and their middle at z = 0.
 * Built once per cart; rows are clones of it.
 */
export interface BenchParts {
  /** Cushions, seat pan, hip restraints and belts. */
  readonly seat: Object3D;
  /** Backrests with their shell. */
  readonly back: Object3D;
  readonly headrests: Object3D;
}

function covered(name: string, { bolster, panel, piping }: Upholstery, m: Materials): Object3D {
  return group(
    name,
    piece(bolster, m.seat),
    piece(panel, m.seatAccent),
    piece(piping, m.seatAccent),
  );
}

/** Tips a pad lying on the ground up into a backrest whose foot is at the origin. */
function upright(part: Object3D, height: number): Object3D {
  part.rotation.x = Math.PI / 2;
  part.position.y = height / 2;
  return group(`${part.name} upright`, part);
}

/** The moulded shell behind both backrests, with a rim that shows between and above them. */
function shell(m: Materials, material: Material): Object3D {
  const width = 2 * (cushion.x + backrest.width / 2) + 0.03;
  const height = backrest.height + 0.012;
  const body = piece(
    pad(
      [width, height],
      [
        [0.02, -0.045],
        [0.006, -0.036],
        [0, -0.02],
        [0, 0.012],
        [0.008, 0.018],
      ],
      { corner: 0.085, perCorner: 5 },
    ),
    material,
  );
  body.name = 'back shell';
  const panel = piece(
    pad(
      [width - 0.14, height - 0.16],
      [
        [0.006, -0.051],
        [0, -0.046],
        [0, -0.04],
      ],
      { corner: 0.06 },
    ),
    m.trim,
  );
  return upright(group('back shell', body, panel), height);
}

/** The pads of a bench with their piping, each around its own origin, in meters. */
export function benchParts(m: Materials): BenchParts {
  const bottom = covered(
    'cushion',
    upholstery(
      [cushion.width, cushion.depth, cushion.thickness],
      4,
      // The knee falls away, the outer bolsters stand a little higher.
      (x, z) => -0.03 * Math.max(0, z - 0.35) ** 2 * 2.4 + 0.012 * Math.max(0, Math.abs(x) - 0.6),
    ),
    m,
  );
  bottom.position.set(cushion.x, -cushion.thickness, 0);
  const back = covered(
    'backrest',
    upholstery(
      [backrest.width, backrest.height, backrest.thickness],
      4,
      // Lumbar support below the middle, wings at the sides.
      (x, z) => 0.022 * Math.exp(-((z - 0.45) ** 2) * 7) + 0.028 * x ** 4,
    ),
    m,
  );
  const backs = upright(back, backrest.height);
  backs.position.x = cushion.x;
  const panWidth = 2 * (cushion.x + cushion.width / 2) - 0.02;
  const pan = piece(
    pad(
      [panWidth, cushion.depth - 0.02],
      [
        [0.02, -0.14],
        [0, -0.13],
        [0, -0.112],
      ],
      {
        corner: 0.06,
      },
    ),
    m.trim,
  );
  const head = covered(
    'headrest',
    upholstery([0.27, 0.19, 0.085], 2, () => 0),
    m,
  );
  const headUp = upright(head, 0.19);
  headUp.position.set(cushion.x, backrest.height + 0.035, -0.004);
  const posts = [-0.05, 0.05].map((x) =>
    piece(
      rod(
        [cushion.x + x, backrest.height - 0.03, 0.035],
        [cushion.x + x, backrest.height + 0.07, 0.035],
        0.006,
        6,
      ),
      m.chrome,
    ),
  );
  return {
    seat: group(
      'seat',
      bothSides(baked(group('seat side', bottom, hipRestraint(m), belt(m)))),
      pan,
    ),
    back: group('back', bothSides(baked(group('back side', backs))), shell(m, m.gloss)),
    headrests: bothSides(baked(group('headrest', headUp, ...posts))),
  };
}

/** Stands a row's back on the bench: its foot behind the cushion, leaning away from the sitter. */
export function leaned(...parts: readonly Object3D[]): Object3D {
  const back = group('leaning back', ...parts);
  back.position.set(0, -0.02, -backFoot);
  back.rotation.x = -lean;
  return back;
}
