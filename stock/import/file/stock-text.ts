import { createReadStream } from 'node:fs';
import { StockFileError } from './stock-file-error.ts';

/**
 * In pieces with line feeds alone: by the mark, else UTF-8, Mac Roman or Windows-1252 (Excel's
 * CSV).
 * @throws {StockFileError} for what is binary or HTML
 */
export async function openStockText(file: string, head: Buffer) {
  const encoding = markedEncoding(head) ?? (await unmarkedEncoding(file));
  const start = new TextDecoder(encoding).decode(head).trimStart();
  if (/^<(?:!doctype|html|head|body|table|\?xml|!--)/i.test(start)) throw markup(file);
  return {
    format: /\.json$/i.test(file) || /^[[{]/.test(start) ? 'json' : 'delimited',
    pieces: () => decoded(file, encoding),
  };
}

/** Some programs name a web page `.xls`; some addresses answer with a sign-in page. */
function markup(file: string): StockFileError {
  return new StockFileError(
    /\.xls\w?$/i.test(file)
      ? `${file} is a web page under the name of an Excel file. Open it in your spreadsheet program, save it as an Excel workbook (.xlsx), and import that`
      : `${file} is a web page (perhaps to sign in), not a spreadsheet. Publish the spreadsheet as CSV, or download it as .xlsx`,
  );
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

function markedEncoding(head: Buffer): Encoding | undefined {
  const mark = head.subarray(0, 3).toString('hex');
  if (mark === 'efbbbf') return 'utf-8';
  if (mark.startsWith('fffe')) return 'utf-16le';
  return mark.startsWith('feff') ? 'utf-16be' : undefined;
}

async function unmarkedEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let macMarks = 0;
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    if (bytes.includes(0)) throw new StockFileError(`${file} is neither a spreadsheet nor text`);
    if (isUtf8) isUtf8 = decodes(decoder, bytes);
    for (const byte of bytes) macMarks += byte < 0x80 ? 0 : macMark(byte);
  }
  if (isUtf8 && decodes(decoder)) return 'utf-8';
  return macMarks > 0 ? 'macintosh' : 'windows-1252';
}

/** 1: common in Mac Roman, rare in Windows-1252; -1: the contrary. */
function macMark(byte: number): number {
  const isMac =
    (byte < 0x91 && byte !== 0x85) ||
    (byte > 0x97 && byte < 0xa0) ||
    (byte >= 0xd0 && byte <= 0xd5);
  const isWindows = byte === 0x85 || (byte >= 0x91 && byte <= 0x97) || byte >= 0xe0;
  return isMac ? 1 : isWindows ? -1 : 0;
}

function decodes(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** A piece may end between CR and LF. */
async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let left = '';
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    const text = left + decoder.decode(bytes, { stream: true });
    left = text.endsWith('\r') ? '\r' : '';
    yield withLineFeeds(text.slice(0, text.length - left.length));
  }
  yield withLineFeeds(left + decoder.decode());
}

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
