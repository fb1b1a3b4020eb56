import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';

/** Why a stock file can't be read at all; the message is for a person. Nothing was changed. */
export class StockFileError extends Error {
  override name = 'StockFileError';
}

export interface StockText {
  readonly format: 'json' | 'delimited';
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly bytes: number;
  /** The text in pieces, without a byte order mark; every line break is one line feed. */
  pieces(): AsyncIterable<string>;
}

/** Beyond this it is no stock file of 50,000 rows. */
const mostBytes = 400 * 1024 * 1024;

/**
 * Looks at a file's first bytes and reads it once to learn its encoding: UTF-8 or UTF-16 by its
 * mark, UTF-8 where every byte agrees, else Windows-1252 (what Excel in the United States saves as
 * "CSV"). It is JSON when its name ends in `.json` or its text starts with `[` or `{`.
 * @throws {StockFileError} for what is missing, unreadable, a folder, empty, too large, binary or HTML
 */
export async function openStockText(file: string): Promise<StockText> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new StockFileError(
      error.code === 'ENOENT' || error.code === 'ENOTDIR'
        ? `There is no file ${file}`
        : `${file} can't be opened (${error.code})`,
    );
  });
  if (found.isDirectory()) throw new StockFileError(`${file} is a folder; name the file in it`);
  if (!found.isFile()) throw new StockFileError(`${file} is not a regular file`);
  if (found.size > mostBytes) throw new StockFileError(`${file} is larger than 400 MB`);
  const head = await readHead(file);
  if (head.length === 0) throw new StockFileError(`${file} is empty`);
  const encoding = markedEncoding(head) ?? (await unmarkedEncoding(file, head));
  const start = new TextDecoder(encoding).decode(head).trimStart();
  if (/^<(?:!doctype|html|head|\?xml|!--)/i.test(start)) {
    throw new StockFileError(
      `${file} is a web page (perhaps to sign in) and no CSV or JSON; publish the spreadsheet as CSV`,
    );
  }
  return {
    format: /\.json$/i.test(file) || /^[[{]/.test(start) ? 'json' : 'delimited',
    encoding,
    bytes: found.size,
    pieces: () => decoded(file, encoding),
  };
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new StockFileError(`${file} can't be opened (${error.code})`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function markedEncoding(head: Buffer): StockText['encoding'] | undefined {
  const mark = head.subarray(0, 3).toString('hex');
  if (mark === 'efbbbf') return 'utf-8';
  if (mark.startsWith('fffe')) return 'utf-16le';
  return mark.startsWith('feff') ? 'utf-16be' : undefined;
}

async function unmarkedEncoding(file: string, head: Buffer): Promise<StockText['encoding']> {
  if (head.subarray(0, 2).toString('latin1') === 'PK') {
    throw new StockFileError(`${file} is a spreadsheet or an archive; save it as CSV first`);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    if (bytes.includes(0)) throw new StockFileError(`${file} is binary, not CSV, TSV or JSON text`);
    if (isUtf8) isUtf8 = decodes(decoder, bytes);
  }
  return isUtf8 && decodes(decoder) ? 'utf-8' : 'windows-1252';
}

/** Whether the bytes go on from the ones before as UTF-8; without bytes, whether that was the end. */
function decodes(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let ended = false;
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    const { text, endsInReturn } = withLineFeeds(decoder.decode(bytes, { stream: true }), ended);
    ended = endsInReturn;
    yield text;
  }
  yield withLineFeeds(decoder.decode(), ended).text;
}

/** CRLF and CR as LF, also where a piece ends between the two. */
function withLineFeeds(piece: string, afterReturn: boolean) {
  const rest = afterReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
  const endsInReturn = rest.endsWith('\r') || (rest === '' && piece === '' && afterReturn);
  return { text: rest.includes('\r') ? rest.replace(/\r\n?/g, '\n') : rest, endsInReturn };
}
