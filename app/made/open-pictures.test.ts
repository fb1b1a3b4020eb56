import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stillFileAt } from '../../domain/stock/pictures/rendering.ts';
import { openStills } from './open-pictures.ts';

// spec S10.9
test('each paint and each color of seats has a picture of its own, made once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stills-'));
  const events: string[] = [];
  const stills = openStills({ dataDir, log: (_, event) => void events.push(event) });
  const names = [];
  for (const finish of [
    'scarlet/tan-800.webp',
    'scarlet/black-800.webp',
    'lake-blue/tan-800.webp',
  ]) {
    const still = stillFileAt(`/stills/rover-xl6/front/${finish}`);
    if (still === undefined) throw new Error(finish);
    const [first, second] = [await stills.get(still, 'a'), await stills.get(still, 'b')];
    expect(second?.name).toBe(first?.name);
    names.push(first?.name);
  }
  expect(new Set(names).size).toBe(3);
  expect(events).toEqual([]);
});
