import { type Entry, openPromise } from 'yauzl';
import { megabytes } from '../../../../domain/text/wording.ts';
import { StockFileError } from '../stock-file-error.ts';

/** A workbook with a picture in each of 1,000 rows has some 2,000. */
const maxParts = 5_000;

/** Unpacked. */
const maxPartBytes = 400_000_000;
const maxBytes = 1_000_000_000;

/** Above `ratioFrom` bytes: a part made to fill the memory. */
const maxRatio = 200;
const ratioFrom = 20_000_000;

export interface Archive {
  /** Nothing for a missing part. ⏎ @throws {StockFileError} when it is damaged, or too large */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

/** Case of part names is ignored. @throws {StockFileError} */
export async function openArchive(file: string): Promise<Archive> {
  const damaged = () => new StockFileError(`${file} is cut off or damaged; get the file again`);
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch(() => {
    throw damaged();
  });
  const parts = new Map<string, Entry>();
  try {
    if (zip.entryCount > maxParts) throw tooLarge(`${zip.entryCount} parts; ${maxParts} fit`);
    for await (const part of zip.eachEntry()) parts.set(part.fileName.toLowerCase(), part);
  } catch (error) {
    zip.close();
    throw error instanceof StockFileError ? error : damaged();
  }
  let bytes = 0;
  return {
    close: () => zip.close(),
    async *read(name) {
      const part = parts.get(name.toLowerCase());
      if (part === undefined) return;
      refuseBomb(part);
      try {
        const pieces: AsyncIterable<Buffer> = await zip.openReadStreamPromise(part);
        for await (const piece of pieces) {
          bytes += piece.length;
          if (bytes > maxBytes) throw tooLarge(`more than ${maxBytes / 1e6} MB to read`);
          yield piece;
        }
      } catch (error) {
        throw error instanceof StockFileError ? error : damaged();
      }
    },
  };
}

function refuseBomb({ compressedSize, uncompressedSize, fileName }: Entry): void {
  const [size, packed, max] = [uncompressedSize, compressedSize, maxPartBytes].map(megabytes);
  if (uncompressedSize > maxPartBytes) throw tooLarge(`${size} in ${fileName}; ${max} fit`);
  if (uncompressedSize > ratioFrom && uncompressedSize > maxRatio * compressedSize) {
    throw tooLarge(`${size} packed into ${packed}`);
  }
}

function tooLarge(what: string): StockFileError {
  return new StockFileError(
    `The spreadsheet has ${what}. Copy its rows into a new spreadsheet, and save that`,
  );
}
