import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dealerFile, dealerMapping, dealerVehicles } from '../../test/support/dealer-file.ts';
import { parseMapping } from './mapping/mapping.ts';
import { readStock } from './read-stock.ts';

async function vendorFile(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'vendor-')), 'stock.json');
  await writeFile(file, dealerFile());
  return file;
}

test('every field of 443 carts is read as a dealer means it', async () => {
  const mapping = parseMapping(JSON.stringify(dealerMapping));
  const { vehicles, rejected, notes } = await readStock(await vendorFile(), mapping);
  expect(rejected).toEqual([]);
  expect(notes).toEqual([]);
  expect(vehicles).toEqual(dealerVehicles());
});
