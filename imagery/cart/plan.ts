import type { Body, Model } from '../../domain/dealer/model.ts';

/**
 * Where everything on a cart is, from the facts its model has. Metres; x to the cart's left, y up,
 * z forward (glTF's own axes); the origin lies on the ground under the middle of the cart.
 */
export interface CartPlan {
  readonly body: Body;
  readonly lifted: boolean;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly frontZ: number;
  readonly rearZ: number;
  readonly frontAxleZ: number;
  readonly rearAxleZ: number;
  /** From the middle to the middle of a tyre. */
  readonly halfTrack: number;
  readonly tyreRadius: number;
  readonly tyreWidth: number;
  readonly rimRadius: number;
  /** Upper side of the floor, and the underside of the body's sills. */
  readonly floorY: number;
  readonly sillY: number;
  /** Upper side of a seat cushion. */
  readonly seatY: number;
  readonly rows: readonly SeatRow[];
  /** The dashboard's face to the driver, and the foot of the windshield. */
  readonly dashZ: number;
  readonly cowlY: number;
  readonly roof: { readonly frontZ: number; readonly rearZ: number; readonly y: number };
  readonly cargoBed?: { readonly frontZ: number; readonly rearZ: number; readonly y: number };
  /** Two-seaters carry golf bags behind the seat. */
  readonly bagRack: boolean;
  readonly cabin: boolean;
}

export interface SeatRow {
  /** Middle of the cushion. */
  readonly z: number;
  /** 1 looks forward, -1 looks back. */
  readonly facing: 1 | -1;
}

const metresPerInch = 0.0254;

/** Where a model's sheet leaves a size open: the size of carts of its body, in inches. */
const usualLengthIn: Readonly<Record<Body, number>> = {
  cabin: 104,
  '2 forward': 100,
  '2+2': 119,
  '4 forward': 120,
  '4+2': 149,
  '6 forward': 151,
  '6+2': 177,
  'small cargo bed': 94,
  'cargo bed': 119,
  'long cargo bed': 131,
};

const forwardRows: Readonly<Record<Body, number>> = {
  cabin: 1,
  '2 forward': 1,
  '2+2': 1,
  '4 forward': 2,
  '4+2': 2,
  '6 forward': 3,
  '6+2': 3,
  'small cargo bed': 1,
  'cargo bed': 1,
  'long cargo bed': 1,
};

/** How far apart seat rows are, and the first from the front of the cart. */
const pitch = 0.78;
const firstRow = 1.46;

/** Where a model's sheet leaves its width open, in inches: the D6 MAX is the widest of all. */
const usualWidthIn = (series: Model['series']) => (series === 'D6 MAX' ? 60 : 55);

/** The plan of a cart of that model. */
export function planOf({
  series,
  body,
  stance,
  sizeIn,
}: Pick<Model, 'series' | 'body' | 'stance' | 'sizeIn'>): CartPlan {
  const lifted = stance === 'lifted';
  const [lengthIn, widthIn, heightIn] = sizeIn;
  const length = (lengthIn ?? usualLengthIn[body]) * metresPerInch;
  const width = (widthIn ?? usualWidthIn(series)) * metresPerInch;
  const height = (heightIn ?? (lifted ? 83 : 78)) * metresPerInch;
  const tyreRadius = lifted ? 0.292 : 0.235;
  const tyreWidth = lifted ? 0.24 : 0.205;
  const frontZ = length / 2;
  const rearZ = -frontZ;
  const at = (fromFront: number) => frontZ - fromFront;

  const forward = Array.from(
    { length: forwardRows[body] },
    (_, row): SeatRow => ({ z: at(firstRow + row * pitch), facing: 1 }),
  );
  const lastForward = forward.at(-1)?.z ?? at(firstRow);
  const facesBack = body.endsWith('+2');
  const rows: readonly SeatRow[] = facesBack
    ? [...forward, { z: lastForward - 0.76, facing: -1 }]
    : forward;
  const bed = body.endsWith('bed')
    ? { frontZ: lastForward - 0.4, rearZ: rearZ + 0.05, y: lifted ? 0.74 : 0.66 }
    : undefined;
  const lastRow = rows.at(-1)?.z ?? lastForward;
  const rearAxleZ = bed
    ? Math.max((bed.frontZ + bed.rearZ) / 2 + 0.1, rearZ + 0.5)
    : facesBack
      ? lastRow + 0.08
      : Math.max(lastRow - 0.6, rearZ + tyreRadius + 0.2);
  const floorY = tyreRadius + (lifted ? 0.14 : 0.07);
  const roofY = height - 0.03;
  const single = rows.length === 1;
  return {
    body,
    lifted,
    length,
    width,
    height,
    frontZ,
    rearZ,
    frontAxleZ: at(0.47),
    rearAxleZ,
    halfTrack: width / 2 - tyreWidth / 2 - 0.02,
    tyreRadius,
    tyreWidth,
    rimRadius: lifted ? 0.178 : 0.152,
    floorY,
    sillY: floorY - 0.13,
    seatY: floorY + 0.5,
    rows,
    dashZ: at(0.76),
    cowlY: floorY + 0.66,
    roof: {
      frontZ: at(0.72),
      rearZ: facesBack ? lastRow - 0.34 : lastForward - (single ? 0.52 : 0.48),
      y: roofY,
    },
    ...(bed && { cargoBed: bed }),
    bagRack: body === '2 forward',
    cabin: body === 'cabin',
  };
}
