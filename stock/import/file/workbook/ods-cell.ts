import { noResult, numberText } from './number-text.ts';

/** A cell of an OpenDocument spreadsheet as it is written. */
export interface OdsCell {
  readonly attributes: Readonly<Record<string, string>>;
  /** What is shown, paragraph by paragraph. */
  readonly lines: string[];
  readonly isCovered: boolean;
}

/** A cell as the text a person would type. */
export function odsCellText({ attributes, lines }: OdsCell): string {
  const shown = lines.join('\n');
  const { 'office:value': value = '', 'office:value-type': type } = attributes;
  const isError = attributes['calcext:value-type'] === 'error';
  if (isError) return /^#[A-Z/0?!]+$/.test(shown) ? shown : '#ERROR!';
  switch (type) {
    case 'date':
      return (attributes['office:date-value'] ?? '').slice(0, 10);
    case 'boolean':
      return attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
    case 'percentage':
      return numberText(Number(value), 'percent');
    case 'float':
    case 'currency':
      return floatText(value, shown.trim());
    case undefined:
      return attributes['table:formula'] === undefined || shown !== '' ? shown : noResult;
    default:
      return attributes['office:string-value'] ?? shown;
  }
}

/** A number; as it is shown where it has zeros in front, lost its digits, or is TRUE or FALSE. */
function floatText(value: string, shown: string): string {
  if (value === '' || /^(?:TRUE|FALSE)$/i.test(shown)) return shown;
  if (/^0\d+$/.test(shown) && Number(shown) === Number(value)) return shown;
  const isPercent = shown.endsWith('%');
  const kind = isPercent ? 'percent' : /e\+\d+$/i.test(shown) ? 'scientific' : undefined;
  return numberText(Number(value), kind);
}
