import { type BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';

/**
 * The geometry, not indexed, with normals averaged over all faces that meet at a point and turn less
 * than `crease` degrees from each other, large faces counting more. Cut edges then shade as round
 * ones, and their points can be shared. Without a crease the geometry stays as it is.
 */
export function smoothed(geometry: BufferGeometry, crease: number | undefined): BufferGeometry {
  if (crease === undefined) return geometry;
  const position = geometry.getAttribute('position');
  const faces = Array.from({ length: position.count / 3 }, (_, face) => {
    const [a, b, c] = [0, 1, 2].map((i) =>
      new Vector3().fromBufferAttribute(position, face * 3 + i),
    ) as [Vector3, Vector3, Vector3];
    const area = b.sub(a).cross(c.sub(a));
    return { area, normal: area.clone().normalize() };
  });
  const at = new Map<string, number[]>();
  const key = (i: number) =>
    [position.getX(i), position.getY(i), position.getZ(i)]
      .map((value) => Math.round(value * 1e4))
      .join();
  for (let i = 0; i < position.count; i += 1) {
    const place = key(i);
    const there = at.get(place);
    if (there) there.push(i);
    else at.set(place, [i]);
  }
  const least = Math.cos((crease * Math.PI) / 180);
  const normals = new Float32Array(position.count * 3);
  const sum = new Vector3();
  for (const corners of at.values()) {
    for (const corner of corners) {
      const own = faces[Math.floor(corner / 3)];
      if (!own) continue;
      sum.set(0, 0, 0);
      for (const other of corners) {
        const face = faces[Math.floor(other / 3)];
        if (face && face.normal.dot(own.normal) > least) sum.add(face.area);
      }
      // Rounded, so that equal normals are equal in every digit and their points can be shared.
      sum.normalize().multiplyScalar(500).round().divideScalar(500);
      sum.toArray(normals, corner * 3);
    }
  }
  return geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
}
