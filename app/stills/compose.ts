/**
 * Puts a cart's picture in a finish together (docs/decisions/0057). The light that a surface throws back
 * is proportional to its color, so that in linear light, for each pixel,
 *
 *     picture = base + paint × light on the paint + seats × light on the seats
 */

/** A finish, as sRGB: `"#1f5688"`. */
export interface StillFinish {
  readonly paint: string;
  readonly isMetallic: boolean;
  readonly seats: string;
  readonly seatAccents: string;
}

/** Stops by which the studio's pictures are exposed: EXPOSURE in imagery/studio/stage.py. */
const exposure = -0.35;
/** The light at the highest value of its picture: BRIGHTEST in imagery/studio/passes.py. */
const brightest = 2;
/** The studio's lamps are a little warm: red, green and blue of its light. */
const lamps = [1.014, 1.001, 0.985] as const;

/**
 * A metallic paint throws back less of its color in all directions, and none of what plain paint adds at
 * its surface: fitted to full renders.
 */
const metallic = { share: 0.86, less: 0.014 };

/** Linear light of an sRGB value, both 0 to 1. */
export function linearOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The sRGB value of linear light, both 0 to 1; what is darker or brighter is clipped. */
export function encodedOf(light: number): number {
  const clamped = Math.min(1, Math.max(0, light));
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
}

const linear = Float32Array.from({ length: 256 }, (_, value) => linearOf(value / 255));
const steps = 4095;
const encoded = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(encodedOf(step / steps) * 255),
);

/**
 * @param base red, green, blue and alpha of each pixel, 0 to 255: the cart with black paint and seats
 * @param light of each pixel what falls on paint, seats and their accents, 0 to 255
 * @returns the picture, as `base`
 */
export function compose(base: Uint8Array, light: Uint8Array, finish: StillFinish): Uint8Array {
  const paint = linearColor(finish.paint).map((one) =>
    finish.isMetallic ? one * metallic.share - metallic.less : one,
  );
  const colors = [paint, linearColor(finish.seats), linearColor(finish.seatAccents)];
  const strength = brightest * 2 ** exposure;
  const weights = colors.map((color) =>
    color.map((one, channel) => one * strength * (lamps[channel] ?? 1)),
  );
  const picture = new Uint8Array(base);
  for (let pixel = 0, at = 0; pixel < base.length; pixel += 4, at += 3) {
    if ((light[at] ?? 0) + (light[at + 1] ?? 0) + (light[at + 2] ?? 0) === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = linear[base[pixel + channel] ?? 0] ?? 0;
      for (let part = 0; part < 3; part += 1) {
        sum += (weights[part]?.[channel] ?? 0) * (linear[light[at + part] ?? 0] ?? 0);
      }
      picture[pixel + channel] =
        encoded[Math.max(0, Math.min(steps, Math.round(sum * steps)))] ?? 0;
    }
  }
  return picture;
}

/** Red, green and blue in linear light, 0 to 1. */
function linearColor(hex: string): number[] {
  return [1, 3, 5].map((at) => linearOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
}
