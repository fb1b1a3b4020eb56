import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mapping } from '../../stock/import/mapping/mapping.ts';
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
