import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { StockFileError } from '../stock-file-error.ts';

/** A workbook with a picture in each of 1,000 rows has some 2,000. */
const mostParts = 5_000;

/** Unpacked. */
const mostPartBytes = 400_000_000;
const mostBytes = 1_000_000_000;

/** Above `ratioFrom` bytes: a part made to fill the memory. */
const mostRatio = 200;
const ratioFrom = 20_000_000;

export interface Archive {
  has(name: string): boolean;
  /** Nothing for a missing part. ⏎ @throws {StockFileError} when it is damaged, or too large */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

/**
 * Case of part names is ignored.
 * @throws {StockFileError} when it is cut off, damaged or beyond the limits
 */
export async function openArchive(file: string): Promise<Archive> {
  const damaged = () => new StockFileError(`${file} is cut off or damaged; get the file again`);
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch(() => {
    throw damaged();
  });
  const parts = new Map<string, Entry>();
  try {
    if (zip.entryCount > mostParts) throw tooLarge(`${zip.entryCount} parts; ${mostParts} fit`);
    for await (const part of zip.eachEntry()) parts.set(keyOf(part.fileName), part);
  } catch (error) {
    zip.close();
    throw error instanceof StockFileError ? error : damaged();
  }
  let bytes = 0;
  return {
    has: (name) => parts.has(keyOf(name)),
    close: () => zip.close(),
    async *read(name) {
      const part = parts.get(keyOf(name));
      if (part === undefined) return;
      refuseBomb(part);
      try {
        for await (const piece of await opened(zip, part)) {
          bytes += piece.length;
          if (bytes > mostBytes) throw tooLarge(`more than ${mostBytes / 1e6} MB to read`);
          yield piece;
        }
      } catch (error) {
        throw error instanceof StockFileError ? error : damaged();
      }
    },
  };
}

function keyOf(name: string): string {
  return name.toLowerCase();
}

function opened(zip: ZipFile, part: Entry): Promise<AsyncIterable<Buffer>> {
  return zip.openReadStreamPromise(part);
}

function refuseBomb({ compressedSize, uncompressedSize, fileName }: Entry): void {
  if (uncompressedSize > mostPartBytes) {
    throw tooLarge(
      `${megabytes(uncompressedSize)} in ${fileName}; ${megabytes(mostPartBytes)} fit`,
    );
  }
  if (uncompressedSize > ratioFrom && uncompressedSize > mostRatio * compressedSize) {
    throw tooLarge(`${megabytes(uncompressedSize)} packed into ${megabytes(compressedSize)}`);
  }
}

function tooLarge(what: string): StockFileError {
  return new StockFileError(
    `The spreadsheet has ${what}. Copy its rows into a new spreadsheet, and save that`,
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}
