import { Box3, type Group, type Mesh, type Object3D, Vector3 } from 'three';
import type { CartPlan } from '../cart/plan.ts';

type Place = readonly [x: number, y: number, z: number];

/** Where a viewer's camera stands and looks, in metres; `fov` is its vertical angle in degrees. */
export interface Stop {
  readonly eye: Place;
  readonly target: Place;
  readonly fov: number;
}

export type Stops = Readonly<Record<'front' | 'side' | 'rear' | 'seats' | 'dash', Stop>>;

/** The stills' views as VIEWS of imagery/studio/studio.py: degrees from straight ahead, and up. */
const views = { front: [36, 9], side: [90, 4], rear: [148, 11] } as const;

/** As imagery/studio/frame.py frames a still: millimetres of lens and film, free parts, metres. */
const lens = 58;
const film = { width: 36, height: 24 } as const;
const margin = { x: 0.09, y: 0.17 } as const;
const leastLength = 2.75;

const fovOf = (millimetres: number) =>
  (2 * Math.atan(film.height / 2 / millimetres) * 180) / Math.PI;

/** Every fortieth point of the cart: what decides how much room it takes. */
function pointsOf(cart: Object3D): Vector3[] {
  const points: Vector3[] = [];
  cart.traverse((part) => {
    const position = (part as Partial<Mesh>).geometry?.getAttribute('position');
    for (let i = 0; position && i < position.count; i += 40) {
      points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld));
    }
  });
  return points;
}

/** A still's camera: away from the cart's middle until the cart just fits into the picture. */
function still(points: readonly Vector3[], [azimuth, elevation]: readonly [number, number]): Stop {
  const box = new Box3().setFromPoints([...points]);
  const middle = box.getCenter(new Vector3());
  const grown = Math.max(1, leastLength / (box.max.z - box.min.z));
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const back = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
  const right = new Vector3(0, 1, 0).cross(back).normalize();
  const up = back.clone().cross(right);
  /** What the points span in a picture taken from that far away: parts of its width and height. */
  const span = (distance: number, scale: number) => {
    const seen = points.map((point) => {
      const from = point.clone().sub(middle).multiplyScalar(scale);
      const depth = distance - from.dot(back);
      return [
        (from.dot(right) / depth) * (lens / film.width),
        (from.dot(up) / depth) * (lens / film.height),
      ] as const;
    });
    const of = (axis: 0 | 1) => {
      const all = seen.map((one) => one[axis]);
      return { least: Math.min(...all), most: Math.max(...all) };
    };
    return { x: of(0), y: of(1) };
  };
  let [near, far] = [2, 40];
  for (let i = 0; i < 30; i += 1) {
    const distance = (near + far) / 2;
    const { x, y } = span(distance, grown);
    const fits = x.most - x.least <= 1 - margin.x && y.most - y.least <= 1 - margin.y;
    if (fits) far = distance;
    else near = distance;
  }
  const { x, y } = span(far, 1);
  // The still's lens is shifted to center the cart, a little above the picture's middle.
  const aside = ((x.least + x.most) / 2) * (film.width / lens) * far;
  const above = ((y.least + y.most) / 2 - 0.015) * (film.height / lens) * far;
  const target = middle.clone().addScaledVector(right, aside).addScaledVector(up, above);
  const eye = middle.clone().addScaledVector(back, far);
  return { eye: placeOf(eye), target: placeOf(target), fov: rounded(fovOf(lens)) };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const placeOf = ({ x, y, z }: Vector3): Place => [rounded(x), rounded(y), rounded(z)];
const stop = (eye: Vector3, target: Vector3, fov: number): Stop => ({
  eye: placeOf(eye),
  target: placeOf(target),
  fov,
});

/** Where a viewer stops around a cart: the stills' views, its seats and its dashboard. */
export function stopsOf(cart: Group, plan: CartPlan): Stops {
  cart.updateMatrixWorld(true);
  const points = pointsOf(cart);
  const [first, last] = [plan.rows[0]?.z ?? 0, plan.rows.at(-1)?.z ?? 0];
  const rows = (first + last) / 2;
  const away = 1.7 + (first - last) * 0.55;
  return {
    front: still(points, views.front),
    side: still(points, views.side),
    rear: still(points, views.rear),
    seats: stop(
      new Vector3(plan.width / 2 + away, plan.seatY + 0.72, rows + away * 0.6),
      new Vector3(0, plan.seatY + 0.2, rows),
      35,
    ),
    // Between the two headrests of the first row.
    dash: stop(
      new Vector3(0.05, plan.seatY + 0.58, first - 0.15),
      new Vector3(0.05, plan.cowlY - 0.07, plan.dashZ),
      52,
    ),
  };
}
