/** How many landscapes there are (specification 000 §9: eight stock images). */
export const landscapeCount = 8;

/** FNV-1a, 32 bits: the same seed always gets the same landscape. */
export function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash;
}

/** Address of the landscape for a seed. */
export function heroArt(seed: string): string {
  return `/drawings/landscape-${hashOf(seed) % landscapeCount}.svg`;
}
