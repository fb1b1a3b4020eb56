import { findPlace } from '../../domain/places/find-place.ts';
import { policies } from '../../domain/policies/policies.ts';
import { hashOf } from './hero-art.ts';

/** The motif in the middle distance of a landscape. */
export type Motif = 'village' | 'city' | 'farm' | 'lake' | 'road' | 'gap' | 'forest';

/** Sky from top to horizon, sun or moon and its position, farthest and nearest ground. */
export interface Light {
  readonly sky: readonly [string, string];
  readonly sun: readonly [x: number, y: number, radius: number, color: string];
  readonly far: string;
  readonly near: string;
  readonly snow?: boolean;
}

/** Palettes by season and time of day. */
const lights: readonly Light[] = [
  { sky: ['#33525c', '#e3b98a'], sun: [1180, 250, 56, '#ffe3b0'], far: '#8d9d92', near: '#12291f' },
  { sky: ['#456a78', '#e8cf9f'], sun: [1300, 150, 48, '#fff0c9'], far: '#b98f57', near: '#2b2a16' },
  { sky: ['#3f6f86', '#cfe0d2'], sun: [1240, 140, 44, '#fff7dc'], far: '#90b3a0', near: '#173527' },
  { sky: ['#20344a', '#c98f6a'], sun: [1120, 290, 62, '#ffc98a'], far: '#6c6f78', near: '#0f231f' },
  { sky: ['#58879a', '#e9dfc2'], sun: [1330, 120, 42, '#fffbe6'], far: '#a4bfa2', near: '#1c3c2a' },
  {
    sky: ['#6c8595', '#e4e6e2'],
    sun: [1200, 170, 38, '#ffffff'],
    far: '#c9d3d6',
    near: '#2a4542',
    snow: true,
  },
  { sky: ['#4f7f7a', '#e6e0b4'], sun: [1280, 180, 50, '#fff6c8'], far: '#9abb88', near: '#1a4029' },
  { sky: ['#161f33', '#5b5a78'], sun: [1260, 140, 32, '#e9e6f5'], far: '#454c68', near: '#0a141c' },
];

export interface LandscapeLook {
  readonly seed: number;
  readonly light: Light;
  readonly motif: Motif;
}

const ofPolicies: Readonly<Record<string, Motif>> = {
  'delivery-policy': 'road',
  'return-policy': 'road',
  'rental-policy': 'lake',
  'storage-policy': 'farm',
  'staffing-report': 'village',
  'diversity-policy': 'village',
};

const ofTownships: readonly Motif[] = ['farm', 'lake', 'road', 'forest'];

function motifOf(key: string, seed: number): Motif | undefined {
  const match = findPlace(key);
  if (match === undefined || match.isAlias) {
    return policies.some((policy) => policy.key === key)
      ? (ofPolicies[key] ?? 'forest')
      : undefined;
  }
  if (key === 'delaware-water-gap') return 'gap';
  const { type } = match.place;
  if (type === 'Township') return ofTownships[(seed >>> 8) % ofTownships.length];
  return type === 'City' ? 'city' : 'village';
}

/**
 * The landscape of one policy or place: palette, ridges and motif follow from its key. `undefined`
 * for any other key.
 */
export function landscapeLook(key: string): LandscapeLook | undefined {
  const seed = hashOf(key);
  const motif = motifOf(key, seed);
  const light = lights[seed % lights.length];
  return motif && light && { seed, light, motif };
}
