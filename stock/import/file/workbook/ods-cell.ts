import { noResult, numberText } from './number-text.ts';

/** A cell of an OpenDocument spreadsheet as it is written. */
export interface OdsCell {
  readonly attributes: Readonly<Record<string, string>>;
  /** The visible text, paragraph by paragraph. */
  readonly lines: string[];
  readonly isCovered: boolean;
}

/** A cell as the text a person would type. */
export function odsCellText({ attributes, lines }: OdsCell): string {
  const text = lines.join('\n');
  const { 'office:value': value = '', 'office:value-type': type } = attributes;
  const isError = attributes['calcext:value-type'] === 'error';
  if (isError) return /^#[A-Z/0?!]+$/.test(text) ? text : '#ERROR!';
  switch (type) {
    case 'date':
      return (attributes['office:date-value'] ?? '').slice(0, 10);
    case 'boolean':
      return attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
    case 'percentage':
      return numberText(Number(value), 'percent');
    case 'float':
    case 'currency':
      return floatText(value, text.trim());
    case undefined:
      return attributes['table:formula'] === undefined || text !== '' ? text : noResult;
    default:
      return attributes['office:string-value'] ?? text;
  }
}

/** A number; as it is shown where it has zeros in front, lost its digits, or is TRUE or FALSE. */
function floatText(value: string, text: string): string {
  if (value === '' || /^(?:TRUE|FALSE)$/i.test(text)) return text;
  if (/^0\d+$/.test(text) && Number(text) === Number(value)) return text;
  const isPercent = text.endsWith('%');
  const kind = isPercent ? 'percent' : /e\+\d+$/i.test(text) ? 'scientific' : undefined;
  return numberText(Number(value), kind);
}
