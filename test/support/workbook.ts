import { zipOf } from './zip.ts';

/** Spreadsheet files made by hand, with what no usual program writes. */

const types = '<Types/>';
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
const relationships = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`;

/** An Excel workbook with these sheets, the XML of whose rows is given; and with more parts. */
export function xlsxOf(
  sheets: Readonly<Record<string, string>>,
  more: Record<string, string> = {},
): Buffer {
  const names = Object.keys(sheets);
  return zipOf({
    '[Content_Types].xml': types,
    '_rels/.rels': relationships(relationship('r', 'officeDocument', '/xl/book.xml')),
    'xl/book.xml': `<workbook xmlns:r="x"><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="s${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/book.xml.rels': relationships(
      ...names.map((_, at) => relationship(`s${at}`, 'worksheet', `sheets/${at}.xml`)),
      relationship('t', 'sharedStrings', 'texts.xml'),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/sheets/${at}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  });
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
/** A row of texts for {@link xlsxOf}. */
export const rowOf = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`;

/** The parts of an Office document whose main part is this one. */
export function officeParts(main: string): Record<string, string> {
  return {
    '[Content_Types].xml': types,
    '_rels/.rels': relationships(relationship('r', 'officeDocument', main)),
  };
}
