import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Mapping, parseMapping } from '../../stock/import/mapping/mapping.ts';
import { rawRows, suggestMapping } from '../../stock/import/mapping/suggest-mapping.ts';
import { readStock, type StockReading } from '../../stock/import/read-stock.ts';

export async function stockFile(content: string | Uint8Array, name = 'stock.csv'): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'stock-')), name);
  await writeFile(file, content);
  return file;
}

export async function readText(
  content: string | Uint8Array,
  name?: string,
  mapping?: Mapping,
): Promise<StockReading> {
  return readStock(await stockFile(content, name), mapping);
}

/** Expects the suggested mapping to change nothing. */
export async function readAlsoMapped(
  content: string | Uint8Array,
  name?: string,
): Promise<StockReading> {
  const file = await stockFile(content, name);
  const now = new Date('2026-11-26T15:00:00Z');
  const reading = await readStock(file, undefined, { now });
  const { path, rows } = await rawRows(file);
  const { fields } = suggestMapping(rows);
  const mapping = parseMapping(JSON.stringify({ ...(path !== '' && { rows: path }), fields }));
  expect((await readStock(file, mapping, { now })).vehicles).toEqual(reading.vehicles);
  return reading;
}
