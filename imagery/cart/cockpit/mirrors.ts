import type { Object3D } from 'three';
import { chamfered, pad, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { onFrontPost } from '../roof/struts.ts';
import { bothSides, group, type Point, piece } from '../shape.ts';

/** A mirror of that size whose glass looks back. */
function mirror(m: Materials, wide: number, high: number, deep: number): Object3D {
  const housing = pad(
    [wide, high],
    [
      [0.03, -deep],
      [0.012, -deep * 0.86],
      [0.002, -deep * 0.4],
      [0, 0],
      [0.004, 0.004],
      [0.008, 0.003],
    ],
    { corner: high * 0.4, perCorner: 5, crease: 50 },
  );
  const glass = pad(
    [wide - 0.016, high - 0.016],
    [
      [0, 0.001],
      [0.001, 0.0045],
    ],
    {
      corner: high * 0.36,
      perCorner: 5,
    },
  );
  const part = group('mirror', piece(housing, m.gloss), piece(glass, m.mirror));
  part.rotation.x = -Math.PI / 2;
  return part;
}

/** The mirrors: one on either front post (on a cabin beside the dashboard), one inside. */
export function mirrors(plan: CartPlan, m: Materials): Object3D {
  const y = plan.cowlY + (plan.cabin ? 0.12 : 0.27);
  const [x, , z] = plan.cabin
    ? ([plan.width / 2 - 0.07, y, plan.dashZ + 0.04] as Point)
    : onFrontPost(plan, y);
  const outside = group('outside mirror', mirror(m, 0.19, 0.115, 0.055));
  const centre: Point = [plan.width / 2 - 0.025, y + 0.05, z - 0.05];
  outside.position.set(...centre);
  // Turned in towards the driver.
  outside.rotation.y = 0.16;
  const inside = group('inside mirror', mirror(m, 0.25, 0.062, 0.03));
  // A cabin's windshield leans further back than the posts of an open cart.
  const headY = plan.roof.y - 0.12;
  const headZ = plan.cabin ? plan.dashZ - 0.28 : onFrontPost(plan, headY)[2];
  inside.position.set(0, headY, headZ - 0.07);
  inside.rotation.x = 0.08;
  return group(
    'mirrors',
    bothSides(
      group(
        'side mirror',
        outside,
        piece(
          rod([x, y, z], [centre[0] - 0.01, centre[1] - 0.02, centre[2] + 0.03], 0.008, 8),
          m.steel,
        ),
        piece(chamfered(0.046, 0.05, 0.046, 0.012), m.trim, [x, y, z]),
      ),
    ),
    inside,
    piece(
      rod([0, headY + 0.01, headZ - 0.045], [0, plan.roof.y - 0.02, headZ - 0.05], 0.007, 8),
      m.trim,
    ),
  );
}
