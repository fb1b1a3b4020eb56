import type { Paint, Seats } from './colors.ts';

export interface FinishColors {
  readonly paint: Pick<Paint, 'hex' | 'metallic'>;
  readonly seats: Pick<Seats, 'main' | 'accent'>;
}

interface Repainted {
  readonly color: readonly [red: number, green: number, blue: number];
  readonly metalness: number;
  readonly roughness: number;
}

/** By the material names of imagery/cart/material.ts; metallic flakes let less color through. */
export function repaint(name: string, { paint, seats }: Partial<FinishColors>): Partial<Repainted> {
  if (name === 'paint' && paint) {
    const { hex, metallic } = paint;
    return {
      color: linear(hex),
      metalness: metallic ? 0.55 : 0,
      roughness: metallic ? 0.38 : 0.45,
    };
  }
  if (name === 'seat' && seats) return { color: linear(seats.main) };
  if (name === 'seat accent' && seats) return { color: linear(seats.accent) };
  return {};
}

/** `"#1f5688"` (sRGB) as linear red, green and blue, 0 to 1 (IEC 61966-2-1). */
export function linear(hex: string): [number, number, number] {
  const channel = (at: number) => linearOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Both 0 to 1. */
export function linearOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
