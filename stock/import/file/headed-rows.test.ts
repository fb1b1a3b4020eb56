import { expect, test } from 'vitest';
import type { RawRow } from '../row/row-fields.ts';
import { headedRows, topRows } from './headed-rows.ts';

const isHeading = (cell: string) => ['make', 'model', 'stock'].includes(cell);

async function read(lines: readonly (readonly string[])[]): Promise<readonly RawRow[]> {
  async function* rows() {
    for (const [index, cells] of lines.entries()) yield { number: index + 1, cells };
  }
  const read: RawRow[] = [];
  for await (const row of headedRows(rows(), isHeading)) read.push(row);
  return read;
}

const cells = (rows: readonly RawRow[]) => rows.flatMap(({ entries }) => entries);

// spec S19.1
test('a title of one known word above the headings is no heading', async () => {
  const rows = await read([['stock'], ['make', 'model'], ['EZ-GO', 'TXT']]);
  expect(rows).toHaveLength(1);
  expect(cells(rows)).toEqual([
    ['make', 'EZ-GO'],
    ['model', 'TXT'],
  ]);
});

test('headings are looked for among the first rows alone; else the first row has them', async () => {
  const title = Array.from({ length: topRows }, (_, index) => [`line ${index}`, 'x']);
  const rows = await read([...title, ['make', 'model'], ['EZ-GO', 'TXT']]);
  expect(rows).toHaveLength(topRows + 1);
  expect(await read([...title.slice(1), ['make', 'model'], ['EZ-GO', 'TXT']])).toHaveLength(1);
});
