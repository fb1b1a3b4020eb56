import {
  type BufferGeometry,
  Float32BufferAttribute,
  BufferGeometry as Geometry,
  Vector3,
} from 'three';

/** How broad a face is whose long edges are divided, as a part of those. */
const broad = 0.3125;

/** How often an edge may be halved. */
const rounds = 9;

interface Corner {
  readonly at: Vector3;
  readonly normal: Vector3;
}
type Face = readonly [Corner, Corner, Corner];

const keyOf = ({ x, y, z }: Vector3) =>
  `${Math.round(x * 1e4)},${Math.round(y * 1e4)},${Math.round(z * 1e4)}`;

/** The same for an edge's both directions, so that both faces at an edge divide it alike. */
function edgeOf(a: Corner, b: Corner): string {
  const [p, q] = [keyOf(a.at), keyOf(b.at)];
  return p < q ? `${p} ${q}` : `${q} ${p}`;
}

const halfway = (a: Corner, b: Corner): Corner => ({
  at: a.at.clone().add(b.at).multiplyScalar(0.5),
  normal: a.normal.clone().add(b.normal).normalize(),
});

/** The face with its longest edge first. */
function turned([a, b, c]: Face): Face {
  const [ab, bc, ca] = [a.at.distanceTo(b.at), b.at.distanceTo(c.at), c.at.distanceTo(a.at)];
  if (ab >= bc && ab >= ca) return [a, b, c];
  return bc >= ca ? [b, c, a] : [c, a, b];
}

function isBroad([a, b, c]: Face, longest: number): boolean {
  const long = a.at.distanceTo(b.at);
  const twiceArea = b.at.clone().sub(a.at).cross(c.at.clone().sub(a.at)).length();
  return long > longest && twiceArea / long > longest * broad;
}

/**
 * The geometry with points on its broad faces, where shading can change. Not indexed; only
 * positions and normals are kept. Edges longer than `longest` (metres) are divided.
 */
export function divided(geometry: BufferGeometry, longest = 0.16): BufferGeometry {
  const plain = geometry.index === null ? geometry : geometry.toNonIndexed();
  const position = plain.getAttribute('position');
  const normal = plain.getAttribute('normal');
  const corner = (i: number): Corner => ({
    at: new Vector3().fromBufferAttribute(position, i),
    normal: new Vector3().fromBufferAttribute(normal, i),
  });
  let faces = Array.from({ length: position.count / 3 }, (_, i) =>
    turned([corner(3 * i), corner(3 * i + 1), corner(3 * i + 2)]),
  );
  const cut = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    for (const face of faces) if (isBroad(face, longest)) cut.add(edgeOf(face[0], face[1]));
    faces = faces.flatMap((face): Face[] => {
      const [a, b, c] = face;
      const sides = [face, [b, c, a], [c, a, b]] as const satisfies readonly Face[];
      const side = sides.find(([from, to]) => cut.has(edgeOf(from, to)));
      if (side === undefined) return [face];
      const middle = halfway(side[0], side[1]);
      return [turned([side[0], middle, side[2]]), turned([middle, side[1], side[2]])];
    });
  }
  const result = new Geometry();
  const numbers = (of: (one: Corner) => Vector3) =>
    new Float32BufferAttribute(
      faces.flat().flatMap((one) => of(one).toArray()),
      3,
    );
  result.setAttribute(
    'position',
    numbers(({ at }) => at),
  );
  result.setAttribute(
    'normal',
    numbers((one) => one.normal),
  );
  return result;
}
