import { expect, test } from 'vitest';
import { poconoPines, scranton } from '../../../domain/dealer/business/identity.ts';
import { places } from '../../../domain/dealer/business/places.ts';
import { milesBetween } from '../../../domain/places/distance.ts';
import { mapHeight, mapWidth, milesOnMap, onMap } from './county-map.tsx';

test('every place is on the map', () => {
  for (const place of places) {
    const { x, y } = onMap(place);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapWidth);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapHeight);
  }
});

test('distances are to scale, to two percent', () => {
  for (const place of places) {
    for (const { coordinates } of [poconoPines, scranton]) {
      const a = onMap(place);
      const b = onMap(coordinates);
      const pixels = Math.hypot(a.x - b.x, a.y - b.y);
      const expected = milesOnMap(milesBetween(place, coordinates));
      expect(Math.abs(pixels - expected)).toBeLessThan(1 + expected * 0.02);
    }
  }
});
