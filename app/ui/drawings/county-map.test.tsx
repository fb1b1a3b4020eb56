import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countyTitles } from '../../../domain/dealer/business/county-outlines.ts';
import { poconoPines, scranton } from '../../../domain/dealer/business/identity.ts';
import { places } from '../../../domain/dealer/business/places.ts';
import { milesBetween } from '../../../domain/places/distance.ts';
import { CountyMap, dots, mapHeight, mapWidth, milesOnMap, onMap } from './county-map.tsx';

interface Plate {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The names on a map, each with its plate. */
function platesOn(svg: string): Plate[] {
  const plates = svg.matchAll(
    /<rect x="([-\d.]+)" y="([-\d.]+)" width="(\d+)" height="(\d+)" rx="8"[^>]*><\/rect><text[^>]*>([^<]+)</g,
  );
  return [...plates].map(([, x, y, width, height, text = '']) => {
    const [left, top] = [Number(x), Number(y)];
    return { text, left, top, right: left + Number(width), bottom: top + Number(height) };
  });
}

const titles = countyTitles.map(({ county, x, y }) => {
  const half = (county.length * 27) / 2;
  return { text: county, left: x - half, right: x + half, top: y - 26, bottom: y };
});

const overlap = (one: Plate, other: Plate) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

// spec S3.12
test.each(places)(
  'the map of $name names it and the showrooms, on the sheet and apart',
  (marked) => {
    const svg = renderToStaticMarkup(<CountyMap marked={marked} />);
    expect(svg).toContain('font-size="35"');
    const plates = platesOn(svg);
    expect(new Set(plates.map(({ text }) => text))).toEqual(
      new Set(['Scranton', 'Pocono Pines', marked.name]),
    );
    for (const [index, plate] of plates.entries()) {
      expect(plate.left).toBeGreaterThanOrEqual(0);
      expect(plate.right).toBeLessThanOrEqual(mapWidth);
      const others = [...titles, ...plates.slice(index + 1)];
      expect(
        others.filter((other) => overlap(plate, other)),
        plate.text,
      ).toEqual([]);
    }
  },
);

// spec S3.12
test('the map of all places hides none of them', () => {
  const plates = platesOn(renderToStaticMarkup(<CountyMap />));
  const hidden = dots.filter(({ x, y }) =>
    plates.some((plate) =>
      overlap(plate, { text: '', left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 }),
    ),
  );
  expect(hidden.map(({ place }) => place.name)).toEqual([]);
});

test('every place is on the map, and distances are to scale, to two percent', () => {
  for (const place of places) {
    const at = onMap(place);
    expect([at.x > 0, at.x < mapWidth, at.y > 0, at.y < mapHeight]).not.toContain(false);
    for (const { coordinates } of [poconoPines, scranton]) {
      const showroom = onMap(coordinates);
      const expected = milesOnMap(milesBetween(place, coordinates));
      const pixels = Math.hypot(at.x - showroom.x, at.y - showroom.y);
      expect(Math.abs(pixels - expected)).toBeLessThan(1 + expected * 0.02);
    }
  }
});
