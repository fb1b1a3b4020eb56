/** The eight hero pictures (spec S3.13), rendered by imagery/scenes. */
export const scenes = [
  'campground',
  'snow',
  'delivery',
  'village-street',
  'showroom-front',
  'dusk-workshop',
  'lake-dawn',
  'farm-track',
] as const;

/** The picture behind a page's heading: a picture set or a drawing. */
export type HeroArt =
  | { readonly kind: 'scene'; readonly name: (typeof scenes)[number] }
  | { readonly kind: 'lineup'; readonly brand: 'denago' | 'evolution' }
  | { readonly kind: 'landscape'; readonly key: string };

/** FNV-1a, 32 bits. */
export function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash;
}

/** The scene chosen by a seed: the same seed always gets the same scene. */
export function sceneFor(seed: string): HeroArt {
  return { kind: 'scene', name: scenes[hashOf(seed) % scenes.length] ?? scenes[0] };
}

/** The picture of a brand's carts. */
export function lineupOf(brand: 'denago' | 'evolution'): HeroArt {
  return { kind: 'lineup', brand };
}

/** The landscape drawn for one policy or place. */
export function landscapeOf(key: string): HeroArt {
  return { kind: 'landscape', key };
}

/** Common prefix of a picture set's files; `undefined` for a drawing. */
export function heroSet(art: HeroArt): string | undefined {
  if (art.kind === 'scene') return `/pictures/heroes/${art.name}`;
  return art.kind === 'lineup' ? `/pictures/heroes/${art.brand}` : undefined;
}

/** Address of the drawing of a landscape. */
export function landscapePath(key: string): string {
  return `/drawings/landscape-${key}.svg`;
}
