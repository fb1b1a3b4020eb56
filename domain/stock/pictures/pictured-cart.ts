import { sampleUnits } from '../../dealer/business/models/sample-units.ts';
import type { Model } from '../../dealer/model.ts';
import { findModel } from '../known-models/find-model.ts';
import { type Paint, paintNamed, type Seats, seatsNamed } from './colors.ts';

export type RimPattern = 'five-spoke' | 'ten-spoke' | 'split-spoke' | 'beadlock' | 'steel';

type Extra = 'brush guard' | 'roof rack' | 'folding rear enclosure' | 'cooler rack';

/** A cart modelled in 3D: the source of pictures, outlines and alt texts. */
export interface PicturedCart {
  readonly id: string;
  readonly model: Model;
  readonly paint: Paint;
  readonly seats: Seats;
  readonly rim: RimPattern;
  readonly extras: readonly Extra[];
}

type Row = readonly [paint: string, seats: string, RimPattern, ...Extra[]];

/** By vehicle id; no two carts of one series share a paint. */
const rows: Readonly<Record<string, Row>> = {
  'ev-city': ['snow white', 'charcoal', 'ten-spoke'],
  'ev-nomad': ['copper', 'charcoal', 'split-spoke'],
  'nomad-xl': ['midnight blue', 'tan', 'split-spoke'],
  'rover-xl': ['evergreen', 'tan', 'five-spoke'],
  'rover-xl6': ['graphite', 'saddle', 'split-spoke'],
  'rover-xxl': ['burgundy', 'cream', 'five-spoke'],
  'd5-ranger-2+2': ['lake blue', 'stone', 'ten-spoke'],
  'd5-ranger-4': ['sandstone', 'charcoal', 'ten-spoke'],
  'd5-ranger-4-plus': ['evergreen', 'stone', 'five-spoke'],
  'd5-ranger-6': ['snow white', 'tan', 'ten-spoke'],
  'd5-ranger-6-plus': ['burgundy', 'cream', 'five-spoke'],
  'd5-maverick-4': ['orange', 'charcoal', 'split-spoke'],
  'd5-maverick-6': ['storm gray', 'saddle', 'beadlock'],
  'd5-maverick-4-plus': ['teal', 'charcoal', 'split-spoke'],
  'd5-maverick-6-plus': ['black', 'tan', 'beadlock'],
  'classic-2-plus': ['ivory', 'saddle', 'steel'],
  'classic-2-pro': ['pale blue', 'cream', 'steel'],
  'classic-4-plus': ['champagne', 'saddle', 'ten-spoke'],
  'carrier-6-plus': ['silver', 'charcoal', 'five-spoke'],
  'carrier-8-plus': ['midnight blue', 'stone', 'ten-spoke'],
  'forester-4-plus': ['moss green', 'tan', 'beadlock'],
  'forester-6-plus': ['barn red', 'charcoal', 'split-spoke'],
  'turfman-200': ['yellow', 'gray', 'steel'],
  'turfman-800': ['sage green', 'charcoal', 'steel'],
  'turfman-1000': ['orange', 'gray', 'beadlock'],
  'd6-max-gt4': ['silver', 'saddle', 'ten-spoke'],
  'd6-max-gt6': ['midnight blue', 'cream', 'five-spoke'],
  'd6-max-xt4': ['barn red', 'charcoal', 'beadlock'],
  'd6-max-xt6': ['graphite', 'tan', 'split-spoke'],
  '7c1f4e2a9b60': ['lake blue', 'cream', 'split-spoke', 'cooler rack'],
  'evolution-d6-max-xt4': [
    'evergreen',
    'saddle',
    'split-spoke',
    'brush guard',
    'roof rack',
    'folding rear enclosure',
  ],
  'denago-ev-city': ['teal', 'charcoal', 'ten-spoke'],
};

const modelIds = new Map(sampleUnits.map(({ id, modelId }) => [id, modelId]));

export const picturedCarts: readonly PicturedCart[] = Object.entries(rows).flatMap(
  ([id, [paintName, seatsName, rim, ...extras]]) => {
    const model = findModel(modelIds.get(id) ?? id);
    const [paint, seats] = [paintNamed(paintName), seatsNamed(seatsName)];
    return model && paint && seats ? [{ id, model, paint, seats, rim, extras }] : [];
  },
);

export const picturedIds: readonly string[] = picturedCarts.map(({ id }) => id);

const byId = new Map(picturedCarts.map((cart) => [cart.id, cart]));

export function findPicturedCart(vehicleId: string): PicturedCart | undefined {
  return byId.get(vehicleId);
}

/** @throws for an unknown id */
export function picturedCart(vehicleId: string): PicturedCart {
  const cart = byId.get(vehicleId);
  if (cart === undefined) throw new Error(`No cart is pictured as ${vehicleId}`);
  return cart;
}
