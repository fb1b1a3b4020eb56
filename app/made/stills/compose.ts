import { type FinishColors, linear, linearOf } from '../../../domain/stock/pictures/repaint.ts';

/** Linear light: base + paint × light on the paint + seats × light on the seats (decision 0057). */

/** Stops: EXPOSURE in imagery/studio/stage.py. */
const exposure = -0.35;
/** The light at the highest value: BRIGHTEST in imagery/studio/passes.py. */
const brightest = 2;
/** Red, green and blue of the studio's lamps. */
const lamps = [1.014, 1.001, 0.985] as const;

/** Less of the paint's color; fitted to full renders. */
const metallic = { share: 0.86, less: 0.014 };

/** Both 0 to 1, clipped. */
export function encodedOf(light: number): number {
  const clamped = Math.min(1, Math.max(0, light));
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
}

const linearValues = Float32Array.from({ length: 256 }, (_, value) => linearOf(value / 255));
const steps = 4095;
const encoded = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(encodedOf(step / steps) * 255),
);

/** @param base RGBA, 0 to 255, black paint and seats @param light on paint, seats and accents */
export function compose(
  base: Uint8Array,
  light: Uint8Array,
  { paint, seats }: FinishColors,
): Uint8Array {
  const color = linear(paint.hex).map((one) =>
    paint.metallic ? one * metallic.share - metallic.less : one,
  );
  const colors = [color, linear(seats.main), linear(seats.accent)];
  const strength = brightest * 2 ** exposure;
  const weights = colors.map((color) =>
    color.map((one, channel) => one * strength * (lamps[channel] ?? 1)),
  );
  const picture = new Uint8Array(base);
  for (let pixel = 0, at = 0; pixel < base.length; pixel += 4, at += 3) {
    if ((light[at] ?? 0) + (light[at + 1] ?? 0) + (light[at + 2] ?? 0) === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = linearValues[base[pixel + channel] ?? 0] ?? 0;
      for (let part = 0; part < 3; part += 1) {
        sum += (weights[part]?.[channel] ?? 0) * (linearValues[light[at + part] ?? 0] ?? 0);
      }
      picture[pixel + channel] =
        encoded[Math.max(0, Math.min(steps, Math.round(sum * steps)))] ?? 0;
    }
  }
  return picture;
}
