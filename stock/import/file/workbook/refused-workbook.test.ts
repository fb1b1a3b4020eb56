import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { stockFile } from '../../../../test/support/stock-file.ts';
import { officeParts, rowOf, xlsxOf } from '../../../../test/support/workbook.ts';
import { zipOf } from '../../../../test/support/zip.ts';
import { readStock } from '../../read-stock.ts';
import { openStockFile } from '../stock-file.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/workbooks/', import.meta.url));

const heads = rowOf('Make', 'Name');

/** spec S19.6, S19.15 */
describe('is refused in words:', () => {
  const good = xlsxOf({ A: heads + rowOf('Denago', 'A') });
  const compound = Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1');
  const zeros = Buffer.alloc(25_000_000);
  test.each<[string, Buffer, RegExp]>([
    ['a file cut in two', good.subarray(0, good.length / 2), /cut off or damaged/],
    [
      'an old workbook with a password',
      Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]),
      /locked with a password/,
    ],
    ...[
      { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' },
      { 'Index/Document.iwa': 'a file of Apple Numbers' },
      officeParts('xl/workbook.bin'),
      officeParts('word/document.xml'),
      { 'stock.csv': 'make,name' },
    ].map((parts): [string, Buffer, RegExp] => [
      `an archive with ${Object.keys(parts).at(-1)}`,
      zipOf(parts),
      /is not an Excel spreadsheet.*save it as \.xlsx or CSV/,
    ]),
    ['a workbook of blank sheets', xlsxOf({ A: '<row/>' }), /Every sheet/],
    ['XML that is none', xlsxOf({ A: '<row>&lol;<c>' }), /is damaged/],
    [
      'a cell in no column',
      xlsxOf({ A: `${heads}<row><c r="AAAA1"><v>1</v></c></row>` }),
      /has a cell “AAAA1”/,
    ],
    [
      'more columns than fit',
      xlsxOf({ A: `${heads}<row r="2"><c r="XFD2"><v>1</v></c></row>` }),
      /Row 2 has 16,384 columns/,
    ],
    [
      'a part that is a bomb',
      xlsxOf({ A: '' }, { 'xl/texts.xml': zeros.toString('latin1') }),
      /25 MB packed into/,
    ],
    [
      'a part that is larger than it claims',
      zipOf({ ...officeParts('xl/b.xml'), 'xl/b.xml': zeros }, (size) => Math.min(size, 9_999)),
      /cut off or damaged/,
    ],
    [
      'more parts than fit',
      zipOf(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}`, '']))),
      /5001 parts/,
    ],
    ['elements without end', xlsxOf({ A: '<a>'.repeat(200_000) }), /is damaged \(too deep\)/],
    [
      'attributes without end',
      xlsxOf({ A: `<a ${Array.from({ length: 5_000 }, (_, at) => `a${at}=""`).join(' ')}/>` }),
      /too many attributes/,
    ],
    [
      'a cell of a megabyte',
      xlsxOf({ A: heads + rowOf('Denago', 'x'.repeat(1_000_001)) }),
      /Row 2 has more than 1,000,000 characters/,
    ],
    [
      'a text of a megabyte in many cells',
      xlsxOf(
        { A: `${heads}<row>${'<c t="s"><v>0</v></c>'.repeat(9)}</row>` },
        { 'xl/texts.xml': `<sst><si><t>${'xy'.repeat(100_000)}</t></si></sst>` },
      ),
      /Row 2 has more than/,
    ],
  ])('%s', async (_, bytes, message) => {
    await expect(readStock(await stockFile(bytes))).rejects.toThrow(message);
  });

  test('a workbook of Excel 97, and a web page called one', async () => {
    await expect(openStockFile(join(fixtures, 'old.xls'))).rejects.toThrow(
      /old Excel format \(\.xls\).*save it as \.xlsx or CSV/,
    );
    const page = await stockFile(Buffer.from('<html><table><tr><td>Make'), 'stock.xls');
    await expect(openStockFile(page)).rejects.toThrow(/web page under the name of an Excel file/);
  });
});
