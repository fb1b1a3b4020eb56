import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGlb } from './read-glb.ts';

const folder = new URL('../../../../../public/models/', import.meta.url);
const models = readdirSync(folder).filter((name) => name.endsWith('.glb'));

test('every model of ours is read, and stands on the floor between its wheels', () => {
  expect(models.length).toBeGreaterThan(30);
  for (const name of models) {
    const { parts } = readGlb(Uint8Array.from(readFileSync(new URL(name, folder))).buffer);
    expect(parts.length, name).toBeGreaterThan(10);
    for (const { place, attributes, index } of parts) {
      const [across = 0, up = 0, along = 0] = [place[0], place[5], place[10]];
      expect([Math.abs(across), along], name).toEqual([up, across]);
      expect(place.slice(13, 14)[0], name).toBeGreaterThan(-0.1);
      const { array, stride } = attributes.POSITION ?? { array: [], stride: 1 };
      expect(Math.max(...index.slice(0, 300)), name).toBeLessThan(array.length / stride);
    }
  }
});

test('a file that is no model, or is damaged, is refused', () => {
  const bytes = Uint8Array.from(readFileSync(new URL('ev-city.glb', folder)));
  expect(() => readGlb(Uint8Array.from(bytes).fill(0, 0, 4).buffer)).toThrow('Not a binary glTF');
  const json = new DataView(bytes.buffer).getUint32(12, true);
  expect(() => readGlb(bytes.fill(0, 20 + json + 8).buffer)).toThrow();
});
