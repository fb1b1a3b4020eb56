import { formatLength, type SizeIn } from '../../domain/catalogue/will-it-fit.ts';

/** Where everything is on the drawing of a cart's sizes, in tenths of an inch as the outlines have it. */
export interface DimensionPlan {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** The size of the whole drawing. */
  readonly across: number;
  readonly down: number;
  /** Height of letters: 11 px where the drawing is as wide as a phone. */
  readonly font: number;
  readonly ground: number;
  /** The middles of both views, and the line of the height between them. */
  readonly sideX: number;
  readonly frontX: number;
  readonly heightX: number;
}

const margin = 60;
const between = 260;

/** The places of both views for a cart of this size. */
export function dimensionPlan(size: SizeIn): DimensionPlan {
  const [length, width, height] = [size.length * 10, size.width * 10, size.height * 10];
  const across = 2 * margin + length + between + width;
  const font = Math.round(across / 32);
  const ground = margin + height;
  return {
    length,
    width,
    height,
    across,
    down: ground + 5 * font,
    font,
    ground,
    sideX: margin + length / 2,
    frontX: across - margin - width / 2,
    heightX: margin + length + between / 2,
  };
}

/** `83` → `6'11" (83 in)` */
export function inBothUnits(inches: number): string {
  return `${formatLength(inches)} (${Math.round(inches * 10) / 10} in)`;
}
