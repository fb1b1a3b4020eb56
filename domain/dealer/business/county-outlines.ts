/** Closed [longitude, latitude] outlines, us-atlas 3.0.1 (US Census Bureau, public domain). */
export const countyOutlines: Readonly<
  Record<string, readonly (readonly [lon: number, lat: number])[]>
> = {
  Monroe: [
    [-75.65, 41.122],
    [-75.6, 41.162],
    [-75.542, 41.224],
    [-75.506, 41.232],
    [-75.359, 41.239],
    [-75.13, 41.252],
    [-75.155, 41.151],
    [-75.076, 41.141],
    [-75.029, 41.08],
    [-74.993, 41.092],
    [-74.968, 41.095],
    [-75.026, 41.04],
    [-75.133, 40.989],
    [-75.119, 40.968],
    [-75.219, 40.928],
    [-75.284, 40.866],
    [-75.377, 40.833],
    [-75.474, 40.815],
    [-75.575, 40.951],
    [-75.496, 40.987],
    [-75.578, 41.067],
  ],
  Lackawanna: [
    [-75.833, 41.427],
    [-75.772, 41.504],
    [-75.801, 41.523],
    [-75.776, 41.574],
    [-75.718, 41.642],
    [-75.463, 41.642],
    [-75.442, 41.259],
    [-75.506, 41.232],
    [-75.542, 41.224],
    [-75.6, 41.162],
    [-75.643, 41.176],
    [-75.654, 41.258],
    [-75.679, 41.265],
    [-75.686, 41.34],
    [-75.74, 41.348],
    [-75.83, 41.395],
  ],
};

/** Edges in degrees of 800 by 940 pixels, around every free-delivery circle. */
export const mapSheet = { west: -76, north: 41.69, south: 40.73 } as const;

/** Middle of each line, in pixels. */
export const countyTitles = [
  { county: 'Monroe', x: 690, y: 826 },
  { county: 'Lackawanna', x: 302, y: 40 },
] as const;
