/** A color as eyes compare it (CIE 1976 L*a*b*, D65): lightness 0 to 100, chroma, hue in degrees. */
export interface LightnessChroma {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** From sRGB, each channel 0 to 255 (IEC 61966-2-1). */
export function lightnessChroma(srgb: readonly number[]): LightnessChroma {
  const [r = 0, g = 0, b = 0] = srgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  const [red, yellow] = [500 * (x - y), 200 * (y - z)];
  return {
    lightness: 116 * y - 16,
    chroma: Math.hypot(red, yellow),
    hue: (Math.atan2(yellow, red) * 180) / Math.PI,
  };
}

/** The angle between two hues, 0 to 180 degrees. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
