import { formatLength, type SizeIn } from '../../domain/catalogue/will-it-fit.ts';

const margin = 60;
const between = 260;

/** Positions in the drawing, in tenths of an inch. */
export function dimensionPlan(size: SizeIn) {
  const [length, width, height] = [size.length * 10, size.width * 10, size.height * 10];
  const across = 2 * margin + length + between + width;
  // Letters are 11 px high where the drawing is as wide as a phone.
  const font = Math.round(across / 32);
  const ground = margin + height;
  return {
    ...{ length, width, height, across, font, ground, down: ground + 5 * font },
    // The middles of both views, and the line of the height between them.
    sideX: margin + length / 2,
    frontX: across - margin - width / 2,
    heightX: margin + length + between / 2,
  };
}

/** `83` → `6'11" (83 in)` */
export function inBothUnits(inches: number): string {
  return `${formatLength(inches)} (${Math.round(inches * 10) / 10} in)`;
}
